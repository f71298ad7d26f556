/** The id of the footer's list of pages: the menu where no script runs. */
export const SITE_MAP_ID = 'site-map';
