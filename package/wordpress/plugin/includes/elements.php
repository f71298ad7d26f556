<?php
/**
 * The elements, as the build has described them in `elements.json`.
 *
 * @package Lamplight
 */

namespace Lamplight;

defined( 'ABSPATH' ) || exit;

const THEMES = array( 'auto', 'light', 'dark' );

/** Returns what the build says: the proposed server, the languages, the box around elements, and each element with attributes, heights and place. */
function built(): array {
	static $built = null;
	// A file of this plugin, not an address.
	$built ??= json_decode( (string) file_get_contents( __DIR__ . '/elements.json' ), true );
	return $built;
}

/** Returns the languages by their own names, such as `es` with `Español`, in the order of the picker. */
function languages(): array {
	return built()['languages'];
}

/** Returns every element by name. */
function elements(): array {
	return built()['elements'];
}
