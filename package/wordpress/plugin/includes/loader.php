<?php
/**
 * The loader's tag: once on pages that show an element, and on no other page.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

const LOADER = 'lamplight-loader';

/** Puts the loader into the page. */
function load(): void {
	$settings = settings();
	$folder   = $settings['release'] ? 'v' . $settings['release']['version'] : 'v1';
	// No version in the address: the server says how long the file may be kept.
	wp_enqueue_script( LOADER, "{$settings['server']}/embed/$folder/lamplight.js", array(), null, true );
}

/** Adds what keeps optimizers from merging the tag, and the hash of a pinned version. */
function loader_tag( string $tag, string $handle ): string {
	if ( LOADER !== $handle ) {
		return $tag;
	}
	$release = settings()['release'];
	$more    = 'async data-no-optimize="1" data-cfasync="false" nowprocket';
	if ( $release ) {
		$more .= sprintf( ' integrity="%s" crossorigin', esc_attr( $release['integrity'] ) );
	}
	return str_replace( '<script ', "<script $more ", $tag );
}

add_filter( 'script_loader_tag', __NAMESPACE__ . '\loader_tag', 10, 2 );
