/* The script of a frame page (`/embed/v1/frame/<name>`), for sites that allow frames but no external scripts.
   The script sets the address's parameters as attributes of the element, and notifies the surrounding page of
   the element's height and events. */
const element = document.querySelector<HTMLElement>('body > *');

/**
 * Returns whether an address may set an attribute: an element's own attributes, except the address to which it sends.
 */
const isAllowed = (name: string): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(name) && !/^(on|api$|site$|style$|id$|class$|slot$|is$)/.test(name);

// The top layer is only as high as the frame, so nothing may open in it.
element?.setAttribute('placement', 'inline');

for (const [name, value] of new URLSearchParams(location.search)) {
  if (isAllowed(name)) element?.setAttribute(name, value);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync('html{color-scheme:light dark}body{margin:0;padding:4px;font-family:system-ui,sans-serif}');
document.adoptedStyleSheets = [sheet];

// Posts only to the embedding page, as the referrer names it; without a referrer nothing is posted and the
// snippet's height stays.
const parentOrigin = document.referrer ? new URL(document.referrer).origin : null;
if (parentOrigin && window.parent !== window) {
  const post = (message: object): void => window.parent.postMessage(message, parentOrigin);
  new ResizeObserver(() => {
    post({lamplight: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height)});
  }).observe(document.documentElement);
  for (const type of ['ready', 'calculated', 'submitted', 'dismissed', 'error', 'progress']) {
    document.addEventListener(`lamplight-${type}`, (event) => {
      post({
        lamplight: 'event',
        type: event.type,
        detail: event instanceof CustomEvent ? event.detail : null,
      });
    });
  }
}
