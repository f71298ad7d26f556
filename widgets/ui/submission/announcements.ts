const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';

/** The text of a part as a screen reader has it: without hidden parts. */
const spokenText = (part: Node): string => {
  if (part instanceof Element && part.ariaHidden === 'true') return '';
  if (!part.hasChildNodes()) return part.textContent ?? '';
  return [...part.childNodes].map(spokenText).join('');
};

/**
 * For tests in a browser: collects what a screen reader announces in a root, which is each new text of a live region. Ends with
 * the test's page.
 */
export const announcementsIn = (root: ShadowRoot): readonly string[] => {
  const heard: string[] = [];
  const texts = new WeakMap<Element, string>();
  const read = (isAnnounced: boolean): void => {
    for (const region of root.querySelectorAll(LIVE)) {
      const text = spokenText(region).trim();
      if (isAnnounced && text !== '' && text !== texts.get(region)) heard.push(text);
      texts.set(region, text);
    }
  };
  read(false);
  new MutationObserver(() => read(true)).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  return heard;
};
