/*
 * Optional, on a partner's page: one classic script that gives Lamplight's frames the height they ask for. A message counts
 * only when it comes from our origin and from a frame on this page that shows one of our frame pages.
 */
const current = document.currentScript as HTMLScriptElement | null;
const tag = current?.src
  ? current
  : document.querySelector<HTMLScriptElement>('script[src*="/embed/v1/frame-resizer.js"]');
const base = new URL('frame/', tag?.src ?? location.href);

/** No honest element is higher; a frame must not be able to bury the page below itself. */
const highest = 12_000;

window.addEventListener('message', ({origin, source, data}: MessageEvent<unknown>) => {
  if (origin !== base.origin) return;
  const {lamplight, height} = (data ?? {}) as {lamplight?: unknown; height?: unknown};
  if (lamplight !== 'height' || typeof height !== 'number' || !(height > 0)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== source || !frame.src.startsWith(base.href)) continue;
    frame.style.height = `${Math.min(height, highest)}px`;
  }
});
