/** The sheets of each document by their text: a document refuses the sheets of another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adds rules to a root, each text once: a constructed sheet, shared by all roots of the document, which needs no nonce
 * under a strict CSP. Call the function again after every connection: a root that was moved to another document has
 * lost its sheets.
 */
export const adoptStyles = (root: ShadowRoot, ...texts: readonly string[]): void => {
  const {ownerDocument} = root;
  const shared = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, shared);
  for (const text of texts) {
    let sheet = shared.get(text);
    if (!sheet) {
      sheet = new (ownerDocument.defaultView ?? window).CSSStyleSheet();
      sheet.replaceSync(text);
      shared.set(text, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
};
