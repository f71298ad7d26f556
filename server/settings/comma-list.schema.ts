import {z} from 'zod';

/** Reads the entries of a list with commas, without the spaces around them; none of an empty text. */
export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
