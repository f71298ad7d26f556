// Apart from `day.ts`, which elements download: further constants there would move the file into a download of its own.

/** The length of an hour, in milliseconds. */
export const MS_PER_HOUR = 3_600_000;

/** The length of a minute, in milliseconds. */
export const MS_PER_MINUTE = 60_000;
