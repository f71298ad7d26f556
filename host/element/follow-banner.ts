/**
 * Keeps the page's own idea of the banner's height true: the bar may be taller than its usual 80 px on a phone, and gone
 * after a dismissal. An empty box counts only once the element has spoken: before, it is just not drawn yet.
 */
export const followBanner = (signal: AbortSignal): void => {
  const banner = document.querySelector('lamplight-enrollment-banner');
  if (!banner) return;
  const root = document.documentElement;
  let hasSpoken = false;
  const measure = (): void => {
    const height = Math.round(banner.getBoundingClientRect().height);
    if (height === 0 && !hasSpoken) return;
    root.style.setProperty('--lamplight-banner-space', `${height}px`);
    root.toggleAttribute('data-banner', height > 0);
  };
  const speak = (): void => {
    hasSpoken = true;
    requestAnimationFrame(measure);
  };
  banner.addEventListener('lamplight-ready', speak, {signal});
  banner.addEventListener('lamplight-dismissed', speak, {signal});
  const observer = new ResizeObserver(measure);
  observer.observe(banner);
  signal.addEventListener('abort', () => observer.disconnect());
};
