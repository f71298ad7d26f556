import {type PageParts, pagePartsKey} from './page-parts.ts';

/* Takes the place of language-of.ts, protocol.ts, storage.ts and global-name.ts in the elements' modules, whose pages
   already have these parts: from the loader, or from the start of a file that was loaded without the loader.
   build/shared-parts.ts makes the change. The parts are set once, before any element is defined. */

/** See language-of.ts. */
export let languageOf: PageParts[0];
/** See protocol.ts. */
export let protocol: PageParts[1];
/** See storage.ts. */
export let readStored: PageParts[2];
/** See storage.ts. */
export let writeStored: PageParts[3];

/** Takes the parts from the page. The page already has the global object. */
export const publishGlobal = (): void => {
  // The loader has put the parts there, under a symbol that no type library knows.
  const page = globalThis as unknown as {readonly [pagePartsKey]: PageParts};
  [languageOf, protocol, readStored, writeStored] = page[pagePartsKey];
};
