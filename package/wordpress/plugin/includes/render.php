<?php
/**
 * One element in a page: its tag, its content for browsers without JavaScript, the room it needs.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

/** Returns the language of an element: the block's, else the settings', else the page's if the elements have that language. */
function language_for( string $given ): string {
	$chosen = isset( languages()[ $given ] ) ? $given : settings()['language'];
	return one_of( 'auto' === $chosen ? substr( determine_locale(), 0, 2 ) : $chosen, array_keys( languages() ) );
}

/** Draws an element. `$given` has attributes by their names in HTML; names that the element does not know are left out. */
function render( string $name, array $given ): string {
	$settings = settings();
	if ( '' === $settings['server'] ) {
		$note = __( 'Lamplight: the address of the agency’s server is missing in the settings.', 'lamplight' );
		return current_user_can( 'manage_options' ) ? '<p>' . esc_html( $note ) . '</p>' : '';
	}
	$language = language_for( (string) ( $given['lang'] ?? '' ) );
	$partner  = partner_of( $given['partner'] ?? '' );
	$partner  = '' === $partner ? $settings['partner'] : $partner;
	$link     = link_to( $name, $language );
	if ( is_feed() ) {
		return $link;
	}
	load();
	$attributes = array(
		'lang'    => $language,
		'partner' => $partner,
		'theme'   => 'auto' === one_of( $given['theme'] ?? '', THEMES ) ? $settings['theme'] : $given['theme'],
	);
	foreach ( elements()[ $name ]['attributes'] as $attribute ) {
		$attributes[ $attribute ] = (string) ( $given[ $attribute ] ?? '' );
	}
	$written = '';
	foreach ( $attributes as $attribute => $value ) {
		if ( '' !== $value && ! ( 'theme' === $attribute && 'auto' === $value ) ) {
			$written .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
		}
	}
	// The HTML of a form is the form itself, which would be higher than the button.
	$behind  = is_behind_button( $name, $attributes );
	$content = ( $behind ? null : content_of( $name, $language ) ) ?? $link;
	// The form that a browser without JavaScript sends names the partner as well.
	$content = str_replace( 'name="partner" value=""', sprintf( 'name="partner" value="%s"', esc_attr( $partner ) ), $content );
	// `$content` was checked when it came (html.php). `wp_kses` would drop the template that contains the element.
	$element = "<lamplight-$name$written>$content</lamplight-$name>";
	// A bar at the top of the window is as wide as the window, and some browsers would keep the bar inside a box that is measured.
	$measured = 'fixed' === ( $attributes['placement'] ?? '' ) ? 'window' : 'column';
	$has_room = 'column' === $measured && count( heights_of( $name, $language, $behind ) ) > 1;
	$room     = built()['room']['name'];
	return rules_for( $name, $language, $measured, $behind ) . ( $has_room ? "<div class=\"$room\">$element</div>" : $element );
}

/** Returns whether a form is behind a button. A closed calculator always is. */
function is_behind_button( string $name, array $attributes ): bool {
	return 'dialog' === ( $attributes['placement'] ?? '' ) && isset( elements()[ $name ]['dialogHeights'] );
}

/** Returns the heights to reserve, in pixels, each with the width of the column from which the height applies; narrow widths first. */
function heights_of( string $name, string $language, bool $behind ): array {
	return elements()[ $name ][ $behind ? 'dialogHeights' : 'heights' ][ $language ];
}

/** A plain link to the agency's page: for feeds, and while the server does not answer. */
function link_to( string $name, string $language ): string {
	$server  = settings()['server'];
	$prefix  = 'en' === $language ? '' : "/$language";
	$place   = elements()[ $name ]['place'];
	$address = $server . ( '' === $prefix && ! str_starts_with( $place, '/' ) ? '/' : $prefix ) . $place;
	/* translators: %s: the name of the agency's server, such as agency.example */
	$text = sprintf( __( 'Continue at %s', 'lamplight' ), (string) wp_parse_url( $server, PHP_URL_HOST ) );
	return sprintf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html( $text ) );
}

/**
 * Writes the rules that keep the element's room free and set the colors, once for each element and language of a page. The height follows
 * the column of the element, as in the snippets of `/embed`, because a theme's column is narrower than the window.
 */
function rules_for( string $name, string $language, string $measured, bool $behind ): string {
	static $written = array();
	$element        = "lamplight-{$name}[lang=\"$language\"]" . ( $behind ? '[placement="dialog"]' : '' );
	if ( isset( $written[ "$element $measured" ] ) ) {
		return '';
	}
	$written[ "$element $measured" ] = true;
	$tokens                          = '';
	foreach ( settings()['colors'] as $color => $value ) {
		if ( in_array( $color, COLORS, true ) && sanitize_hex_color( $value ) ) {
			$tokens .= "--lamplight-$color:$value;";
		}
	}
	$room    = built()['room'];
	$heights = heights_of( $name, $language, $behind );
	$query   = 'column' === $measured ? '@container' : '@media';
	$rules   = count( $heights ) > 1 && 'column' === $measured ? ".{$room['name']}{{$room['style']}}" : '';
	$rules  .= sprintf( '%s{display:block;min-height:%dpx;%s}', $element, $heights[0][1], $tokens );
	foreach ( array_slice( $heights, 1 ) as [ $from, $height ] ) {
		$rules .= sprintf( '%s(min-width:%dpx){%s{min-height:%dpx}}', $query, $from, $element, $height );
	}
	return "<style>$rules</style>";
}

// Texts in the prerendered template stay as the server wrote them: no curly quotes, which the element would have to undo.
add_filter( 'no_texturize_tags', static fn( array $tags ): array => array( ...$tags, 'template' ) );
