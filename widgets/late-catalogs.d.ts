// What build/widget-modules.ts makes; see there.

declare module 'virtual:lamplight/late-catalogs/*' {
  export const lateCatalogs: import('./element/base-element.ts').Catalogs;
}
