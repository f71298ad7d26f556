<?php
/**
 * The texts in five languages.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

/** Takes the catalog of the language where the country has none of its own: Spanish of Mexico is Spanish. */
function catalog_for( string $file, string $domain ): string {
	if ( 'lamplight' !== $domain || ! preg_match( '~lamplight-(es|fr|de)_[A-Z]{2}[a-z_]*\.mo\z~', $file, $found ) ) {
		return $file;
	}
	return is_readable( $file ) ? $file : sprintf( '%1$s/languages/lamplight-%2$s_%3$s.mo', dirname( LAMPLIGHT_FILE ), $found[1], strtoupper( $found[1] ) );
}

add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\catalog_for', 10, 2 );
// Before the blocks, whose names are texts.
add_action( 'init', static fn() => load_plugin_textdomain( 'lamplight', false, dirname( plugin_basename( LAMPLIGHT_FILE ) ) . '/languages' ), 1 );
