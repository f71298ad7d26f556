declare const __LAMPLIGHT_VERSION__: string;

/** The version of these files, from package.json at build time. */
export const version: string = __LAMPLIGHT_VERSION__;
