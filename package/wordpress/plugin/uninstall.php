<?php
/**
 * Takes away everything that the plugin has written: settings, kept HTML, planned tasks.
 *
 * @package Lamplight
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/html.php';
require_once __DIR__ . '/includes/server.php';

$lamplight_clean = static function (): void {
	delete_option( 'lamplight' );
	delete_transient( Lamplight\SILENT );
	foreach ( array_keys( Lamplight\elements() ) as $lamplight_name ) {
		foreach ( array_keys( Lamplight\languages() ) as $lamplight_language ) {
			delete_option( Lamplight\kept_under( $lamplight_name, $lamplight_language ) );
		}
	}
	wp_unschedule_hook( Lamplight\REFRESH );
};

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $lamplight_site ) {
		switch_to_blog( $lamplight_site );
		$lamplight_clean();
		restore_current_blog();
	}
} else {
	$lamplight_clean();
}
