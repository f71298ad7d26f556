/**
 * Follows the banner's height: the bar may be taller than its usual 80 px on a phone, and disappears after a dismissal.
 * An empty box counts only after the element's first event, because before that the element is not drawn yet.
 */
export const followBanner = (): void => {
  const banner = document.querySelector('lamplight-enrollment-banner');
  if (!banner) return;
  const root = document.documentElement;
  let hasReported = false;
  const measure = (): void => {
    const height = Math.round(banner.getBoundingClientRect().height);
    if (height === 0 && !hasReported) return;
    root.style.setProperty('--lamplight-banner-space', `${height}px`);
    root.toggleAttribute('data-banner', height > 0);
  };
  const onReport = (): void => {
    hasReported = true;
    requestAnimationFrame(measure);
  };
  banner.addEventListener('lamplight-ready', onReport);
  banner.addEventListener('lamplight-dismissed', onReport);
  new ResizeObserver(measure).observe(banner);
};
