/**
 * Stores a press on a prerendered element whose script has not run yet, and repeats the press on the same node when the
 * element is ready: the element takes over the nodes of the page's HTML. Links need no script. Runs as text in the head
 * (see head-script.ts), so the function refers to nothing outside itself.
 */
export const keepEarlyPress = (): void => {
  document.addEventListener(
    'click',
    (event) => {
      const [first] = event.composedPath();
      const {target} = event;
      // A drawing in a button has no click of its own.
      const pressed =
        first instanceof SVGElement ? first.closest<HTMLElement>('button, summary, label') : first;
      if (!(pressed instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
      if (!target.localName.startsWith('lamplight-') || pressed.closest('[data-live], a, input')) return;
      event.preventDefault();
      target.addEventListener('lamplight-ready', () => pressed.isConnected && pressed.click(), {once: true});
    },
    true,
  );
};
