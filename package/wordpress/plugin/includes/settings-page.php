<?php
/**
 * Settings, Lamplight: for users who may manage options. WordPress checks the nonce and the capability when the form is sent (options.php).
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

const PAGE = 'lamplight';

/** Writes a row of the form. `$control` is HTML that was escaped where it was written. */
function row( string $id, string $label, string $control, string $hint = '' ): void {
	printf( '<tr><th scope="row"><label for="lamplight-%s">%s</label></th><td>%s', esc_attr( $id ), esc_html( $label ), $control ); // phpcs:ignore WordPress.Security.EscapeOutput -- see above
	if ( '' !== $hint ) {
		printf( '<p class="description" id="lamplight-%s-hint">%s</p>', esc_attr( $id ), esc_html( $hint ) );
	}
	echo '</td></tr>';
}

/** Returns a text field. */
function text_control( string $id, string $value, string $type, array $more = array() ): string {
	$written = '';
	foreach ( $more as $name => $text ) {
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $text ) );
	}
	[ $key, $part ] = explode( '-', $id, 2 ) + array( '', '' );
	$field          = 'colors' === $key ? OPTION . "[colors][$part]" : OPTION . "[$id]";
	return sprintf( '<input id="lamplight-%s" name="%s" type="%s" value="%s"%s>', esc_attr( $id ), esc_attr( $field ), esc_attr( $type ), esc_attr( $value ), $written );
}

/** Returns a list to choose from. */
function select_control( string $id, string $value, array $options ): string {
	$written = '';
	foreach ( $options as $option => $label ) {
		$written .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $option ), selected( $value, $option, false ), esc_html( $label ) );
	}
	return sprintf( '<select id="lamplight-%1$s" name="%2$s[%1$s]">%3$s</select>', esc_attr( $id ), OPTION, $written );
}

/** Draws the page. */
function settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = settings();
	echo '<div class="wrap"><h1>Lamplight</h1>';
	connection( $settings );
	echo '<form action="options.php" method="post">';
	settings_fields( OPTION );
	echo '<table class="form-table" role="presentation">';
	$server = '' === $settings['server'] ? built()['server'] : $settings['server'];
	row( 'server', __( 'Address of the agency’s server', 'lamplight' ), text_control( 'server', $server, 'url', array( 'class' => 'regular-text', 'required' => 'required', 'aria-describedby' => 'lamplight-server-hint' ) ), __( 'Elements, their content and what visitors send go to this server, and to no other.', 'lamplight' ) );
	row( 'partner', __( 'Partner id', 'lamplight' ), text_control( 'partner', $settings['partner'], 'text', array( 'class' => 'regular-text', 'maxlength' => (string) PARTNER_LENGTH, 'aria-describedby' => 'lamplight-partner-hint' ) ), __( 'The id that the agency gave you.', 'lamplight' ) );
	row( 'language', __( 'Language', 'lamplight' ), select_control( 'language', $settings['language'], array( 'auto' => __( 'As the page', 'lamplight' ) ) + languages() ) );
	row( 'version', __( 'Version of the elements', 'lamplight' ), select_control( 'version', $settings['version'], array( 'evergreen' => __( 'Current: repairs arrive by themselves', 'lamplight' ), 'pinned' => __( 'Pinned: the loader never changes and is checked by its hash', 'lamplight' ) ) ), $settings['release'] ? sprintf( /* translators: %s: a version, such as 1.0.0 */ __( 'Pinned to version %s. To pin a newer version choose “Current”, save, and pin again.', 'lamplight' ), $settings['release']['version'] ) : '' );
	row( 'theme', __( 'Light or dark', 'lamplight' ), select_control( 'theme', $settings['theme'], array( 'auto' => __( 'As the page', 'lamplight' ), 'light' => __( 'Light', 'lamplight' ), 'dark' => __( 'Dark', 'lamplight' ) ) ) );
	$names = array(
		'ink'       => __( 'Color of text', 'lamplight' ),
		'surface'   => __( 'Color of the background', 'lamplight' ),
		'accent'    => __( 'Color of buttons and links', 'lamplight' ),
		'on-accent' => __( 'Color of text on buttons', 'lamplight' ),
	);
	foreach ( COLORS as $color ) {
		row( "colors-$color", $names[ $color ], text_control( "colors-$color", $settings['colors'][ $color ] ?? '', 'text', array( 'class' => 'lamplight-color', 'placeholder' => '#rrggbb', 'pattern' => '#[0-9A-Fa-f]{6}' ) ) );
	}
	echo '</table>';
	submit_button();
	echo '</form><h2>' . esc_html__( 'Shortcodes', 'lamplight' ) . '</h2><p>' . esc_html__( 'Where blocks are not at hand:', 'lamplight' ) . '</p><ul>';
	foreach ( array_keys( elements() ) as $name ) {
		printf( '<li><code>[lamplight_%s]</code></li>', esc_html( str_replace( '-', '_', $name ) ) );
	}
	echo '</ul></div>';
}

/** Says whether the server answers, and what the agency must allow. */
function connection( array $settings ): void {
	if ( '' === $settings['server'] ) {
		return;
	}
	// A user who opens this page wants the current state.
	delete_transient( SILENT );
	$current = manifest( $settings['server'], 'v1' );
	$kind    = $current ? 'info' : 'warning';
	$text    = $current
		/* translators: %s: a version, such as 1.0.0 */
		? sprintf( __( 'The server answers. Its version is %s.', 'lamplight' ), $current['version'] )
		: __( 'The server does not answer. Until it does, pages show a link to the agency.', 'lamplight' );
	/* translators: %s: the address of this site */
	$allow = sprintf( __( 'Forms work once the agency has allowed your address: %s', 'lamplight' ), origin_of_site() );
	printf( '<div class="notice notice-%s inline"><p>%s</p><p>%s</p></div>', esc_attr( $kind ), esc_html( $text ), esc_html( $allow ) );
}

/** Returns the origin that browsers name when a page of this site sends a form. */
function origin_of_site(): string {
	$parts = wp_parse_url( home_url() );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

add_action(
	'admin_menu',
	static function (): void {
		$page = add_options_page( 'Lamplight', 'Lamplight', 'manage_options', PAGE, __NAMESPACE__ . '\settings_page' );
		add_action(
			"admin_print_scripts-$page",
			static function (): void {
				wp_enqueue_style( 'wp-color-picker' );
				wp_enqueue_script( 'wp-color-picker' );
				wp_add_inline_script( 'wp-color-picker', 'jQuery(function ($) { $(".lamplight-color").wpColorPicker(); });' );
			}
		);
	}
);
add_filter(
	'plugin_action_links_' . plugin_basename( LAMPLIGHT_FILE ),
	static fn( array $links ): array => array(
		sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . PAGE ) ), esc_html__( 'Settings', 'lamplight' ) ),
		...$links,
	)
);
add_action(
	'admin_init',
	static function (): void {
		wp_add_privacy_policy_content( 'Lamplight', '<p>' . esc_html__( 'This site shows forms and calculators of an insurance agency. Browsers load them from the agency’s server, and what visitors send goes to that server. The agency’s privacy notice says how it is used.', 'lamplight' ) . '</p>' );
	}
);
