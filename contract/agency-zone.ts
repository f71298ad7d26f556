/** The agency's time zone: its hours, the law's quiet hours of Texas and every date of the desk are in this zone. */
export const AGENCY_ZONE = 'America/Chicago';
