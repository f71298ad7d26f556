/**
 * A press on a prerendered element whose script has not run yet would do nothing: it is kept, and made again on the very
 * same node when the element is live, which takes over the nodes the page's HTML drew. Links work by themselves. Runs as
 * text in the head (see head-script.ts), so it refers to nothing outside itself.
 */
export const keepEarlyPress = (): void => {
  document.addEventListener(
    'click',
    (event) => {
      const [pressed] = event.composedPath();
      const {target} = event;
      if (!(pressed instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
      if (!target.localName.startsWith('lamplight-') || pressed.closest('[data-live], a, input')) return;
      event.preventDefault();
      target.addEventListener('lamplight-ready', () => pressed.isConnected && pressed.click(), {once: true});
    },
    true,
  );
};
