import {publishGlobal} from './global-name.ts';
import {languageOf} from './language-of.ts';
import {protocol} from './protocol.ts';
import {readStored, writeStored} from './storage.ts';

/** The parts of the runtime that the loader contains, too, in an order that is part of the contract. */
export type PageParts = readonly [
  languageOf: typeof languageOf,
  protocol: typeof protocol,
  readStored: typeof readStored,
  writeStored: typeof writeStored,
];

/**
 * The symbol on `globalThis` under which a page has these parts. The number is the contract, as for the protocol: a change that an older file
 * could not use takes the next number.
 */
export const pagePartsKey = Symbol.for('lamplight.parts.1');

/**
 * Puts the shared parts and the global object on the page, for the files of elements, which do not contain the parts a second time. The first
 * script on the page provides them; the loader, or the file of an element that is loaded without the loader.
 */
export const sharePageParts = (): ReturnType<typeof publishGlobal> => {
  const page = globalThis as {[pagePartsKey]?: PageParts};
  page[pagePartsKey] ??= [languageOf, protocol, readStored, writeStored];
  return publishGlobal();
};
