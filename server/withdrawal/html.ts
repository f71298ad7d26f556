const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML, in elements and in quoted attributes alike. */
export const escapeHtml = (plain: string): string =>
  plain.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
