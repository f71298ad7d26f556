/* The script of a frame page (`/embed/v1/frame/<name>`), for sites that allow frames but no external scripts.
   The script sets the address's parameters as attributes of the element, notifies the surrounding page of the
   element's height and events, and takes over the campaign of that page's address. */
import {MAX_LENGTH} from '../../contract/limit.ts';
import {UTM_FIELDS} from '../../contract/utm.ts';
import type {EventName} from '../element/events.ts';

const element = document.querySelector<HTMLElement>('body > *');

/**
 * Returns whether an address may set an attribute: an element's own attributes, except the address to which it sends, and the placement.
 */
const isAllowed = (name: string): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(name) && !/^(on|api$|site$|placement$|style$|id$|class$|slot$|is$)/.test(name);

// The top layer is only as high as the frame, so nothing may open in it.
element?.setAttribute('placement', 'inline');

for (const [name, value] of new URLSearchParams(location.search)) {
  if (isAllowed(name)) element?.setAttribute(name, value);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync('html{color-scheme:light dark}body{margin:0;padding:4px;font-family:system-ui,sans-serif}');
document.adoptedStyleSheets = [sheet];

type Message = {
  readonly lamplight?: unknown;
  readonly utm?: unknown;
};

/**
 * Adds the campaign of the surrounding page to this page's own address, where a form looks for one. A campaign that the
 * address already names stays.
 */
const takeCampaign = ({lamplight, utm}: Message): void => {
  if (lamplight !== 'campaign' || typeof utm !== 'object' || utm === null) return;
  const address = new URL(location.href);
  const {searchParams} = address;
  const names = UTM_FIELDS.map((field) => `utm_${field}`);
  if (names.some((name) => searchParams.has(name))) return;
  for (const field of UTM_FIELDS) {
    const value = (utm as Readonly<Record<string, unknown>>)[field];
    if (typeof value === 'string' && value.length <= MAX_LENGTH.utm) searchParams.set(`utm_${field}`, value);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
};

// The events for the surrounding page; a table, so that the compiler reports a new event that is missing here. A page could not cancel
// `lamplight-navigate` in time, so the frame follows its links itself.
const names: Readonly<Record<Exclude<EventName, 'lamplight-navigate'>, true>> = {
  'lamplight-ready': true,
  'lamplight-calculated': true,
  'lamplight-submitted': true,
  'lamplight-handover': true,
  'lamplight-dismissed': true,
  'lamplight-progress': true,
  'lamplight-error': true,
};

// Posts only to the embedding page, as the referrer names it; without a referrer nothing is posted and the
// snippet's height stays.
const parentOrigin = document.referrer ? new URL(document.referrer).origin : null;
if (parentOrigin && window.parent !== window) {
  const post = (message: object): void => window.parent.postMessage(message, parentOrigin);
  addEventListener('message', ({origin, source, data}: MessageEvent<unknown>) => {
    if (origin === parentOrigin && source === window.parent && typeof data === 'object' && data !== null)
      takeCampaign(data);
  });
  new ResizeObserver(() => {
    post({lamplight: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height)});
  }).observe(document.documentElement);
  for (const type of Object.keys(names)) {
    document.addEventListener(type, (event) => {
      post({
        lamplight: 'event',
        type: event.type,
        detail: event instanceof CustomEvent ? event.detail : null,
      });
    });
  }
}
