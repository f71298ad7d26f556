import {createHash} from 'node:crypto';

/** Returns the hash of an inline script or style for a Content-Security-Policy, without quotes. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
