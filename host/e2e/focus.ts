import type {Page} from '@playwright/test';

/** The deepest element with focus, and whether a visitor can see the focus. */
export type FocusStop = {
  /** The element's opening tag, with the names of the roots around it. */
  readonly name: string;
  /** Whether an outline marks the element, or the control around a native part. */
  readonly isOutlined: boolean;
  /** Whether the middle of the element, or of its first line, is on screen and not covered. */
  readonly isSeen: boolean;
};

/** The element with focus; null when it is the page itself. */
export const focusStop = (page: Page): Promise<FocusStop | null> =>
  page.evaluate(() => {
    const roots: string[] = [];
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) {
      roots.push(element.localName);
      element = element.shadowRoot.activeElement;
    }
    if (!element || element === document.body) return null;
    const style = getComputedStyle(element);
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    // A browser brings the current line of a text area into view, not all of its box.
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 24)];
    let under = document.elementFromPoint(x, y);
    while (under?.shadowRoot) {
      const inner = under.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === under) break;
      under = inner;
    }
    const copy = element.cloneNode(false) as Element;
    copy.removeAttribute('aria-describedby'); // a tooltip adds it while it has the focus
    const opening = copy.outerHTML.replace(/><\/.*$/u, '>');
    return {
      name: [...roots, opening].join(' '),
      isOutlined: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      isSeen: under !== null && (element.contains(under) || under.contains(element)),
    };
  });

/** Lists the expected tab stops: every visible element that takes focus, including shadow roots. */
export const stopsToReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selector =
      'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]';
    const names: string[] = [];
    const walk = (root: Document | ShadowRoot, roots: readonly string[]): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (
          element.matches(selector) &&
          element.tabIndex >= 0 &&
          element.checkVisibility({visibilityProperty: true})
        ) {
          const opening = (element.cloneNode(false) as Element).outerHTML.replace(/><\/.*$/u, '>');
          names.push([...roots, opening].join(' '));
        }
        if (element.shadowRoot) walk(element.shadowRoot, [...roots, element.localName]);
      }
    };
    walk(document, []);
    return names;
  });
