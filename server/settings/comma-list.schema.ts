import {z} from 'zod';

/** Reads the entries of a comma-separated list, without surrounding spaces; an empty text has no entries. */
export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
