<?php
/**
 * The settings: one option, checked before it is kept.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

const OPTION = 'lamplight';
const COLORS = array( 'ink', 'surface', 'accent', 'on-accent' );
// The server keeps no longer id.
const PARTNER_LENGTH = 64;

/** Returns the settings, complete. Without a server nothing is shown and nothing is requested. */
function settings(): array {
	$kept = get_option( OPTION );
	return array_merge(
		array(
			'server'   => '',
			'partner'  => '',
			'language' => 'auto',
			'theme'    => 'auto',
			'version'  => 'evergreen',
			'release'  => null,
			'colors'   => array(),
		),
		is_array( $kept ) ? $kept : array()
	);
}

/** Returns the origin of an address that may be the agency's server, and '' for any other text. */
function origin_of( string $address ): string {
	$parts  = wp_parse_url( trim( $address ) );
	$scheme = strtolower( $parts['scheme'] ?? '' );
	$host   = strtolower( $parts['host'] ?? '' );
	if ( ! preg_match( '/\A[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\z/', $host ) || isset( $parts['user'] ) ) {
		return '';
	}
	// Only a test installation talks to a server on its own machine, which has no certificate.
	$is_local = 'http' === $scheme && 'localhost' === $host && 'local' === wp_get_environment_type();
	if ( 'https' !== $scheme && ! $is_local ) {
		return '';
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '' );
}

/** Cuts an id of a partner to what the server takes. */
function partner_of( mixed $given ): string {
	return is_string( $given ) ? mb_substr( sanitize_text_field( $given ), 0, PARTNER_LENGTH ) : '';
}

/** Returns a value when it is one of a list, else the first of the list. */
function one_of( mixed $given, array $list ): string {
	return in_array( $given, $list, true ) ? $given : $list[0];
}

/** Checks what the settings page sends. What cannot be used stays as it was, and the page says so. */
function checked_settings( mixed $given ): array {
	$given  = is_array( $given ) ? $given : array();
	$before = settings();
	$typed  = is_string( $given['server'] ?? null ) ? trim( $given['server'] ) : '';
	$server = origin_of( $typed );
	if ( '' === $server && '' !== $typed ) {
		complain( 'server', __( 'The address of the server must begin with https:// and name a host. The former address stays.', 'lamplight' ) );
		$server = $before['server'];
	}
	$colors = array();
	foreach ( COLORS as $name ) {
		$color = sanitize_hex_color( (string) ( $given['colors'][ $name ] ?? '' ) );
		if ( $color ) {
			$colors[ $name ] = $color;
		}
	}
	$version = one_of( $given['version'] ?? '', array( 'evergreen', 'pinned' ) );
	$release = null;
	if ( 'pinned' === $version && '' !== $server ) {
		delete_transient( SILENT );
		$release = $server === $before['server'] && $before['release'] ? $before['release'] : release_of( $server );
		if ( ! $release ) {
			complain( 'version', __( 'The server keeps no release of this version yet. Pages go on to use the current version. Ask the agency to run “npm run release”.', 'lamplight' ) );
			$version = 'evergreen';
		}
	}
	return array(
		'server'   => $server,
		'partner'  => partner_of( $given['partner'] ?? '' ),
		'language' => one_of( $given['language'] ?? '', array( 'auto', ...array_keys( languages() ) ) ),
		'theme'    => one_of( $given['theme'] ?? '', THEMES ),
		'version'  => $version,
		'release'  => $release,
		'colors'   => $colors,
	);
}

/** Shows a fault above the settings. Outside the settings page, where WP-CLI writes the option, there is nowhere to show it. */
function complain( string $code, string $message ): void {
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( OPTION, $code, $message );
	}
}

add_action(
	'init',
	static function (): void {
		register_setting(
			OPTION,
			OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => __NAMESPACE__ . '\checked_settings',
				'show_in_rest'      => false,
			)
		);
	}
);
