import type {Breakage} from './breakage.ts';
import {brokenBuilds} from './built.ts';
import {brokenServers} from './served.ts';

/** Every deliberate fault. */
export const breakages: readonly Breakage[] = [...brokenBuilds, ...brokenServers];

/** The faults that `npm test` tries: one of the page, one of an element, one of the server. */
export const sampleNames: readonly string[] = ['savings grow by 6% a year', 'an unknown page is a 200'];
