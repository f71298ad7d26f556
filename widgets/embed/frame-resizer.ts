/* Optional, on a partner's page: one classic script that sets the height of Lamplight's frames, dispatches the
   elements' events on their frames, and tells the frames the campaign in the page's address. A message counts
   only when it comes from the agency's origin and from a frame on this page that shows one of its frame pages. */
import {siteOrigin} from 'virtual:lamplight/agency';
import {utmIn} from '../ui/submission/late/page-values.ts';

const current = document.currentScript as HTMLScriptElement | null;
const tag = current?.src.includes('/embed/v1')
  ? current
  : document.querySelector<HTMLScriptElement>('script[src*="/embed/v1"][src*="/frame-resizer.js"]');
// Frame pages have one address, for every pinned version of this script. Without a tag this script is part of another.
const base = new URL('/embed/v1/frame/', tag?.src ?? siteOrigin);

// Read at once: pages that change their address later have lost the campaign by then.
const utm = utmIn(location.search);

/** No real element is higher; a frame must not be able to push the page out of view. */
const HIGHEST = 12_000;

type Message = {
  readonly lamplight?: unknown;
  readonly height?: unknown;
  readonly type?: unknown;
  readonly detail?: unknown;
};

const receive = (frame: HTMLIFrameElement, {lamplight, height, type, detail}: Message): void => {
  if (lamplight === 'height' && typeof height === 'number' && height > 0)
    frame.style.height = `${Math.min(height, HIGHEST)}px`;
  if (lamplight === 'event' && typeof type === 'string' && /^lamplight-[a-z]+$/.test(type))
    frame.dispatchEvent(new CustomEvent(type, {detail, bubbles: true}));
};

window.addEventListener('message', ({origin, source, data}: MessageEvent<unknown>) => {
  if (origin !== base.origin || typeof data !== 'object' || data === null) return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && frame.src.startsWith(base.href)) {
      receive(frame, data);
      // In answer to every message, because the frame may have loaded again.
      if (utm) frame.contentWindow?.postMessage({lamplight: 'campaign', utm}, base.origin);
    }
});
