import {createHash} from 'node:crypto';

/** Returns the hash of an inline script or style as a Content Security Policy names it, without quotes. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
