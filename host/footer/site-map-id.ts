/** The id of the footer's list of pages, which is the menu without scripts. */
export const SITE_MAP_ID = 'site-map';
