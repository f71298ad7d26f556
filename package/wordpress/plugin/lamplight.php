<?php
/**
 * Plugin Name: Lamplight
 * Description: Insurance calculators, forms and an enrollment banner of your agency, as blocks and shortcodes. Readable without JavaScript.
 * Version: __LAMPLIGHT_VERSION__
 * Requires at least: 6.1
 * Requires PHP: 8.2
 * Text Domain: lamplight
 * Domain Path: /languages
 * License: UNLICENSED
 *
 * @package Lamplight
 */

defined( 'ABSPATH' ) || exit;

define( 'LAMPLIGHT_FILE', __FILE__ );
define( 'LAMPLIGHT_VERSION', '__LAMPLIGHT_VERSION__' );

require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/server.php';
require_once __DIR__ . '/includes/html.php';
require_once __DIR__ . '/includes/loader.php';
require_once __DIR__ . '/includes/render.php';
require_once __DIR__ . '/includes/blocks.php';
require_once __DIR__ . '/includes/translations.php';
if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}

register_deactivation_hook(
	__FILE__,
	static function (): void {
		wp_unschedule_hook( Lamplight\REFRESH );
	}
);
