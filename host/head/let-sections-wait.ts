/**
 * Notes in `<html data-waits>` that the sections below the landing page's first screen wait for their layout (styles/waiting.css).
 * They do not wait where the address names a place, nor after Reload, Back and Forward: the browser then scrolls to a place that is
 * right only when every section above has its height. Chromium shows screen readers no section that it never laid out, so nothing waits
 * without scripts, and nothing waits longer than five seconds for the script that ends the wait (start/lay-out-rest.ts). Runs as text in the
 * head (see head-script.ts), so the function refers to nothing outside itself.
 */
export const letSectionsWait = (): void => {
  const {dataset} = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== '' || visit?.type !== 'navigate') return;
  dataset['waits'] = '';
  setTimeout(() => delete dataset['waits'], 5_000);
};
