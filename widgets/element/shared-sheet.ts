const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds rules to a root, each text once: a constructed sheet, shared by all roots of the page, which needs no nonce
 * under a strict CSP. Call the function again after every connection: a root that was moved to another document has
 * lost its sheets.
 */
export const adoptStyles = (root: ShadowRoot, ...texts: readonly string[]): void => {
  for (const text of texts) {
    let sheet = sheets.get(text);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      sheets.set(text, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
};
