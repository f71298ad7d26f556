/** The IANA names of the time zones of the United States. */
export const ZONES = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  atlantic: 'America/Puerto_Rico',
} as const;

/** The short name of a time zone. */
export type Zone = keyof typeof ZONES;
