import type {Page} from '@playwright/test';

/** A text on a page, and its place. */
export type PageText = {
  readonly text: string;
  /** The names of the elements around it, from the page down. */
  readonly place: string;
};

/**
 * Every text of the page that is not marked as another language's: text nodes, visible or hidden (a closed question, a
 * closed tab), the names for assistive technology, and the head's texts, including shadow roots.
 */
export const pageTexts = (page: Page): Promise<PageText[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang;
    const texts: {text: string; place: string}[] = [];
    const add = (text: string | null | undefined, place: string): void => {
      const trimmed = text?.replaceAll(/\s+/gu, ' ').trim() ?? '';
      if (trimmed !== '') texts.push({text: trimmed, place});
    };
    const languageOf = (node: Node): string => {
      for (let at: Node | null = node; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null)
        if (at instanceof Element && at.getAttribute('lang')) return at.getAttribute('lang') ?? '';
      return own;
    };
    const walk = (root: Node, place: string): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text && languageOf(node) === own) add(node.data, place);
        if (!(node instanceof Element) || /^(script|style|template|noscript)$/u.test(node.localName))
          continue;
        const here = `${place} ${node.localName}`;
        if (languageOf(node) === own)
          for (const name of [
            'aria-label',
            'aria-description',
            'alt',
            'title',
            'placeholder',
            'aria-roledescription',
          ])
            add(node.getAttribute(name), `${here} @${name}`);
        // An element's children are its fallback.
        if (node.shadowRoot) walk(node.shadowRoot, here);
        walk(node, here);
      }
    };
    walk(document.body, '');
    add(document.title, 'title');
    for (const meta of document.querySelectorAll<HTMLMetaElement>(
      'meta[name=description], meta[name=keywords], meta[property="og:title"], meta[property="og:description"]',
    ))
      add(meta.content, `meta ${meta.name}`);
    return texts;
  });
