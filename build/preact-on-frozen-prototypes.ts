import type {Plugin} from 'vite';

/** The function of Preact 10 that copies properties. */
const ASSIGN = 'function m(n,l){for(var u in l)n[u]=l[u];return n}';

// A node of Preact has an own `constructor`, and a page with a frozen Object.prototype rejects its assignment to a plain object.
const define =
  'function m(n,l){for(var u in l)u=="constructor"?Object.defineProperty(n,u,{value:l[u],configurable:!0,enumerable:!0,writable:!0}):n[u]=l[u];return n}';

/** Replaces a function of Preact. Throws when Preact no longer contains the function. */
export const defineConstructors = (code: string): string => {
  if (code.split(ASSIGN).length !== 2)
    throw new Error(
      'Preact copies properties in another way now: look at build/preact-on-frozen-prototypes.ts',
    );
  return code.replace(ASSIGN, define);
};

/** Vite plugin: makes Preact work on pages with a frozen `Object.prototype`. */
export const preactOnFrozenPrototypes = (applies: (environment: string) => boolean): Plugin => ({
  name: 'lamplight-preact-on-frozen-prototypes',
  applyToEnvironment: ({name}) => applies(name),
  transform: (code, id) =>
    /\/preact\/dist\/preact\.(?:module\.js|mjs)$/.test(id)
      ? {code: defineConstructors(code), map: null}
      : null,
});
