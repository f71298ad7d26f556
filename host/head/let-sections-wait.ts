/**
 * Notes in `<html data-waits>` that the sections below the first screen delay their layout (styles/waiting.css). With the value `first`, the
 * lower half of the landing page's hero is not drawn in a phone's first frame, so that this frame is no long task; the visitor's first act, or
 * start/lay-out-rest.ts after that frame, ends this value. The sections do not delay their layout when the address names a place, nor after
 * Reload, Back and Forward: the browser then scrolls to a position that is right only if every section above has its
 * height. Chromium hides a section from screen readers until its first layout, so no section is delayed without
 * scripts, and no section is delayed for more than five seconds if the script that ends the delay
 * (start/lay-out-rest.ts) does not load. The function runs as text in the head (see head-script.ts), so it refers
 * to nothing outside itself.
 */
export const letSectionsWait = (): void => {
  const {dataset} = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== '' || visit?.type !== 'navigate') return;
  dataset['waits'] = 'first';
  const showHero = (): void => {
    if (dataset['waits']) dataset['waits'] = '';
  };
  for (const type of ['scroll', 'wheel', 'pointerdown', 'keydown'])
    document.addEventListener(type, showHero, {once: true, passive: true, capture: true});
  setTimeout(() => delete dataset['waits'], 5_000);
};
