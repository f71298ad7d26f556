/*
 * The script of a frame page (`/embed/v1/frame/<name>`), for sites that allow frames but no script of ours. It hands the
 * address's parameters to the element as attributes and tells the page around how high it is.
 */
const element = document.querySelector<HTMLElement>('body > *');

/** What a snippet may say by the address: an element's own attributes, not where it sends to. */
const isAllowed = (name: string): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(name) && !/^(on|api$|site$|style$|id$|class$|slot$|is$)/.test(name);

// The top layer is only as high as the frame, so nothing may open there.
element?.setAttribute('placement', 'inline');

for (const [name, value] of new URLSearchParams(location.search)) {
  if (isAllowed(name)) element?.setAttribute(name, value);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync('html{color-scheme:light dark}body{margin:0;padding:4px;font-family:system-ui,sans-serif}');
document.adoptedStyleSheets = [sheet];

// Only the page that embeds us, by its own word; without a referrer nothing is said and the snippet's height stands.
const parentOrigin = document.referrer ? new URL(document.referrer).origin : null;
if (parentOrigin && window.parent !== window) {
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    window.parent.postMessage({lamplight: 'height', height}, parentOrigin);
  }).observe(document.documentElement);
}
