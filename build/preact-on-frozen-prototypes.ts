import type {Plugin} from 'vite';

/** Preact's own copying of properties, as its version 10 ships it. */
const assign = 'function m(n,l){for(var u in l)n[u]=l[u];return n}';

// A node of Preact has an own `constructor`, and a page that has frozen Object.prototype refuses to assign one to a plain object.
const define =
  'function m(n,l){for(var u in l)u=="constructor"?Object.defineProperty(n,u,{value:l[u],configurable:!0,enumerable:!0,writable:!0}):n[u]=l[u];return n}';

/** Replaces one function of Preact. Throws when Preact no longer has the function as it was. */
export const defineConstructors = (code: string): string => {
  if (code.split(assign).length !== 2)
    throw new Error(
      'Preact copies properties in another way now: look at build/preact-on-frozen-prototypes.ts',
    );
  return code.replace(assign, define);
};

/** Vite plugin: lets Preact draw on pages that have frozen `Object.prototype`. */
export const preactOnFrozenPrototypes = (applies: (environment: string) => boolean): Plugin => ({
  name: 'lamplight-preact-on-frozen-prototypes',
  applyToEnvironment: ({name}) => applies(name),
  transform: (code, id) =>
    /\/preact\/dist\/preact\.(?:module\.js|mjs)$/.test(id)
      ? {code: defineConstructors(code), map: null}
      : null,
});
