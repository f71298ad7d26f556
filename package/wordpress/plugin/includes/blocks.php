<?php
/**
 * A block and a shortcode for each element.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

/** Reads the lines `name=value` of a block. */
function attributes_in( string $lines ): array {
	$attributes = array();
	foreach ( preg_split( '/\R/', $lines ) as $line ) {
		[ $name, $value ]                         = explode( '=', $line, 2 ) + array( '', 'true' );
		$attributes[ strtolower( trim( $name ) ) ] = trim( $value, " \t\"'" );
	}
	return $attributes;
}

/** Draws a block. */
function render_block_of( string $name, array $given ): string {
	$more = attributes_in( (string) ( $given['more'] ?? '' ) );
	$html = render( $name, array_merge( $more, array_diff_key( $given, array( 'more' => 0 ) ) ) );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/** Draws a shortcode: `[lamplight_quote_form insurance_type="life"]`. */
function render_shortcode_of( string $name, mixed $given ): string {
	$attributes = array();
	foreach ( is_array( $given ) ? $given : array() as $key => $value ) {
		$attributes[ str_replace( '_', '-', (string) $key ) ] = (string) $value;
	}
	return render( $name, $attributes );
}

/** Registers the editor's script with what it must know. */
function register_editor(): void {
	wp_register_script(
		'lamplight-editor',
		plugins_url( 'editor.js', LAMPLIGHT_FILE ),
		array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' ),
		LAMPLIGHT_VERSION,
		true
	);
	$texts = array(
		'language'  => __( 'Language', 'lamplight' ),
		'theme'     => __( 'Light or dark', 'lamplight' ),
		'partner'   => __( 'Partner id', 'lamplight' ),
		'settings'  => __( 'As in the settings', 'lamplight' ),
		'light'     => __( 'Light', 'lamplight' ),
		'dark'      => __( 'Dark', 'lamplight' ),
		'more'      => __( 'Further attributes, one per line', 'lamplight' ),
		'published' => __( 'Visitors see this element on the published page.', 'lamplight' ),
		'missing'   => __( 'Lamplight: the address of the agency’s server is missing in the settings.', 'lamplight' ),
	);
	$known = array(
		'texts'      => $texts,
		'languages'  => languages(),
		'attributes' => array_map( static fn( array $element ): array => $element['attributes'], elements() ),
		'isReady'    => '' !== settings()['server'],
	);
	wp_add_inline_script( 'lamplight-editor', 'window.lamplightBlocks = ' . wp_json_encode( $known, JSON_HEX_TAG ) . ';', 'before' );
}

add_action(
	'init',
	static function (): void {
		register_editor();
		foreach ( array_keys( elements() ) as $name ) {
			register_block_type(
				dirname( LAMPLIGHT_FILE ) . "/blocks/$name",
				array( 'render_callback' => static fn( array $given ): string => render_block_of( $name, $given ) )
			);
			add_shortcode(
				'lamplight_' . str_replace( '-', '_', $name ),
				static fn( mixed $given ): string => render_shortcode_of( $name, $given )
			);
		}
	}
);
