import type {PartnerPage} from './partner-page.ts';
import {widgetNames} from '../../widgets/embed/names.ts';

/** The addresses for which a hostile page is written. */
export type Addresses = {
  /** The origin of the embed files. */
  readonly site: string;
  /** The origin of an API in trouble, for pages whose elements use one. */
  readonly api?: string;
  /** The origin of an agency that still serves the first version, for pages that load that version, too. */
  readonly first?: string;
};

/** The way in which an API in trouble answers. */
export type Trouble = 'down' | 'late' | 'status 429' | 'status 503';

/** The media in which a page is shown. Some drivers can set none. */
export type Media = {
  readonly media?: 'print';
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'reduce';
};

/** A page that is difficult for elements. It contains every element; the page itself adds the loader's tag. */
export type HostilePage = {
  readonly name: string;
  readonly write: (addresses: Addresses) => PartnerPage;
  /** Whether every run of the tests visits the page. The battery visits all pages. */
  readonly isInEveryRun?: boolean;
  /** The attribute `sandbox` of a frame that shows the page. */
  readonly sandbox?: string;
  readonly media?: Media;
  readonly trouble?: Trouble;
  /** Whether the page loads the first version, too. */
  readonly hasFirstVersion?: boolean;
  /** Complaints that the page must report. */
  readonly expected?: RegExp;
  /** Runs on the page at the end. Returns the faults, or nothing when all is well, now or soon. */
  readonly lastLook?: () => string;
  /** Whether the forms and calculators are behind buttons: each is opened, and typing goes into the dialog. */
  readonly isBehindButtons?: boolean;
  /** Whether the visitor leaves the page for another and comes back. */
  readonly isReturnedTo?: boolean;
};

/** Writes the tags of all elements, each with the same attributes. */
export const everyElement = (attributes = ''): string =>
  widgetNames.map((name) => `<lamplight-${name}${attributes}></lamplight-${name}>`).join('\n');

/** The nonce of the battery's own scripts, which pages with a policy allow. */
export const WATCH_NONCE = 'watch';

/** The events on the page between two checks of the elements. */
export const rounds = (act: string): string => `<script>window.nextRound = () => { ${act} };</script>`;

/** Writes the documented tag of the loader. */
export const loaderTag = (site: string): string =>
  `<script src="${site}/embed/v1/lamplight.js" async></script>`;
