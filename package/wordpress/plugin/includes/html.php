<?php
/**
 * Elements as HTML, which the agency's server draws: checked, kept, renewed behind the visitors' backs.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

const REFRESH = 'lamplight_refresh';
// Seconds.
const FRESH_FOR = 43200;
const KEPT_FOR  = 2592000;
const TRY_AFTER = 300;

/** Returns the name of the option that keeps one element in one language. */
function kept_under( string $name, string $language ): string {
	return "lamplight_html_{$name}_{$language}";
}

/**
 * Returns the content of an element as HTML; null when the server has not answered well. The first visitor waits for the server, at most
 * PATIENCE seconds; a failure is kept too, so that no page waits for a dead server again and again.
 */
function content_of( string $name, string $language ): ?string {
	$server = settings()['server'];
	$kept   = get_option( kept_under( $name, $language ) );
	if ( ! is_array( $kept ) || $kept['server'] !== $server ) {
		return refresh( $name, $language );
	}
	$age      = time() - $kept['at'];
	$may_try  = time() - $kept['tried'] > TRY_AFTER;
	$is_known = null !== $kept['content'] && $age < KEPT_FOR;
	if ( ! $is_known ) {
		return $may_try ? refresh( $name, $language ) : null;
	}
	if ( $age > FRESH_FOR && $may_try && ! wp_next_scheduled( REFRESH, array( $name, $language ) ) ) {
		wp_schedule_single_event( time(), REFRESH, array( $name, $language ) );
	}
	return $kept['content'];
}

/** Fetches an element and keeps it. What was kept before stays when the server does not answer well. */
function refresh( string $name, string $language ): ?string {
	$server = settings()['server'];
	if ( '' === $server || ! isset( elements()[ $name ] ) || ! isset( languages()[ $language ] ) ) {
		return null;
	}
	$key  = kept_under( $name, $language );
	$kept = get_option( $key );
	if ( ! is_array( $kept ) || $kept['server'] !== $server ) {
		$kept = array(
			'server'  => $server,
			'at'      => 0,
			'content' => null,
		);
	}
	// Noted before the request: pages that are drawn meanwhile do not wait as well.
	$kept['tried'] = time();
	update_option( $key, $kept, false );
	$body    = fetched( "$server/embed/v1/html/$name?lang=$language", 'text/html' );
	$content = null === $body ? null : checked_content( $body, $name, $language, $server );
	if ( null === $content ) {
		return $kept['content'];
	}
	$kept['at']      = time();
	$kept['content'] = $content;
	update_option( $key, $kept, false );
	return $content;
}

/**
 * Returns the content of the element in an answer; null for any other page: a sign-in, an error, a proxy's own. The page's own loader
 * replaces the one of the answer, so the content has no script; and its forms and pictures may name the agency's server only.
 */
function checked_content( string $body, string $name, string $language, string $server ): ?string {
	$begin = "<lamplight-$name lang=\"$language\">";
	$end   = "</lamplight-$name>";
	$from  = strpos( $body, $begin );
	$to    = strrpos( $body, $end );
	if ( false === $from || false === $to || ! preg_match( '/\A\s*(?:<!--[^<>]*-->\s*)?\z/', substr( $body, 0, $from ) ) ) {
		return null;
	}
	if ( ! preg_match( '~\A\s*<script src="[^"<>]+/embed/v1/lamplight\.js" async></script>\s*\z~', substr( $body, $to + strlen( $end ) ) ) ) {
		return null;
	}
	$content = substr( $body, $from + strlen( $begin ), $to - $from - strlen( $begin ) );
	if ( preg_match( '~<(?:script|iframe|frame|object|embed|base|meta|link|lamplight-)|\son[a-z]+\s*=|javascript:~i', $content ) ) {
		return null;
	}
	preg_match_all( '~\s(?:action|src|srcset|formaction)="([^"]*)"~i', $content, $found );
	foreach ( $found[1] as $address ) {
		if ( ! str_starts_with( $address, "$server/" ) && ! str_starts_with( $address, 'data:' ) ) {
			return null;
		}
	}
	return $content;
}

add_action( REFRESH, __NAMESPACE__ . '\refresh', 10, 2 );
