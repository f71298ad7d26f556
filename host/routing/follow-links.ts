import {withAttributionOfPage} from '../start/follow-attribution.ts';
import {placeOf} from './path.ts';

/** Navigates to a path of the site with its query and hash. */
export type Navigate = (to: string) => void;

/**
 * Follows links to the site's own screens without a page load: links in any text on the page, and the elements'
 * `lamplight-navigate` events. The browser follows everything else: other origins, new tabs, downloads, modified clicks,
 * files, anchors within the page. Stops with `signal`.
 */
export const followLinks = (navigate: Navigate, signal: AbortSignal): void => {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const link = linkUnder(event);
    if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
    if (!isScreen(link) || isSameScreen(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const onElementNavigate = (event: Event): void => {
    const {to} = (event as CustomEvent<{to: string}>).detail;
    if (!URL.canParse(to, location.href)) return;
    const address = new URL(to, location.href);
    if (!isScreen(address)) return;
    event.preventDefault();
    navigate(address.pathname + withAttributionOfPage(address.search) + address.hash);
  };
  document.addEventListener('click', onClick, {signal});
  document.addEventListener('lamplight-navigate', onElementNavigate, {signal});
};

const hasModifier = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

// A click inside an element's root has the element as its target: those links send `lamplight-navigate`, or the browser acts.
const linkUnder = ({target}: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const isScreen = (address: URL | HTMLAnchorElement): boolean =>
  address.origin === location.origin && placeOf(address.pathname).route.page !== 'not-found';

const isSameScreen = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.search === location.search && link.hash !== '';
