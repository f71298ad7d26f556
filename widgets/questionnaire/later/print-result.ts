import styles from './print.css?inline';

/**
 * Prints only the answer. An element cannot hide the rest of the page from the printer, so a copy is printed from a
 * separate frame inside the element's root: built from nodes (Trusted Types), styled by a constructed sheet (strict
 * CSP).
 */
export const printResult = ({
  shadowRoot,
  spoken,
}: {
  shadowRoot: ShadowRoot | null;
  spoken: string | null;
}): void => {
  const result = shadowRoot?.querySelector('.result');
  const questionnaire = shadowRoot?.querySelector('.questionnaire');
  if (!result || !questionnaire) return;
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  frame.title = result.querySelector('#result')?.textContent ?? '';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  questionnaire.append(frame);
  const {contentWindow: page} = frame;
  if (!page) {
    frame.remove();
    return;
  }
  const {document: sheetDocument} = page;
  sheetDocument.documentElement.lang = spoken ?? 'en';
  sheetDocument.title = frame.title;
  const copies = ['.questionnaire > header', '.result', '.statutory', '.footer p'].flatMap((selector) =>
    [...questionnaire.querySelectorAll(selector)].map((node) => sheetDocument.importNode(node, true)),
  );
  sheetDocument.body.append(...copies);
  // On paper: no controls, the conditions without their questions, the day of the answer, and of folded parts only those that the
  // visitor has opened.
  const unprinted =
    '.keep, .stale, .question, .open-questions:not(:has(> p)), details:not([open]), summary, button, .do-ways .button, .badge:not(.dated)';
  for (const part of sheetDocument.querySelectorAll(unprinted)) part.remove();
  // A constructed sheet belongs to the document whose constructor created it.
  const Sheet = (page as unknown as {CSSStyleSheet: typeof CSSStyleSheet}).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(styles);
  sheetDocument.adoptedStyleSheets = [sheet];
  page.addEventListener('afterprint', () => frame.remove(), {once: true});
  page.focus();
  page.print();
};
