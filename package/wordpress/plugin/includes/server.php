<?php
/**
 * The only place that calls out, and it calls the agency's server only.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

// Seconds: a visitor may wait for the first answer.
const PATIENCE = 3;
const LONGEST  = 400000;

// While this is set the server has just not answered: a page with ten elements does not wait ten times.
const SILENT = 'lamplight_silent';

/** Fetches a public file of the agency's server. Returns null when it does not come as expected. */
function fetched( string $address, string $type ): ?string {
	if ( get_transient( SILENT ) ) {
		return null;
	}
	$options = array(
		'timeout'             => PATIENCE,
		'redirection'         => 0,
		'limit_response_size' => LONGEST,
		// WordPress's own names the site.
		'user-agent'          => 'Lamplight/' . LAMPLIGHT_VERSION,
	);
	// `wp_safe_remote_get` refuses addresses of the machine and of its network.
	$answer = str_starts_with( $address, 'https:' ) ? wp_safe_remote_get( $address, $options ) : wp_remote_get( $address, $options );
	if ( is_wp_error( $answer ) ) {
		set_transient( SILENT, 1, TRY_AFTER );
		return null;
	}
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return null;
	}
	$body = wp_remote_retrieve_body( $answer );
	if ( ! str_starts_with( (string) wp_remote_retrieve_header( $answer, 'content-type' ), $type ) || strlen( $body ) >= LONGEST ) {
		return null;
	}
	return $body;
}

/** Reads the manifest below an address of the server. Returns null when there is none. */
function manifest( string $server, string $folder ): ?array {
	$manifest = json_decode( fetched( "$server/embed/$folder/manifest.json", 'application/json' ) ?? '', true );
	$version  = $manifest['version'] ?? '';
	$hash     = $manifest['files']['lamplight.js']['integrity'] ?? '';
	if ( ! preg_match( '/\A\d+\.\d+\.\d+\z/', $version ) || ! preg_match( '~\Asha384-[A-Za-z0-9+/]{64}\z~', $hash ) ) {
		return null;
	}
	return array(
		'version'   => $version,
		'integrity' => $hash,
	);
}

/** Returns the version that the server serves now and keeps permanently, with the hash of its loader; null when none is kept. */
function release_of( string $server ): ?array {
	$current = manifest( $server, 'v1' );
	return $current ? manifest( $server, 'v' . $current['version'] ) : null;
}
