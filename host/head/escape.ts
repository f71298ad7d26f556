const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text that can stand between tags or in a quoted attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark);

/** Attributes as HTML text, each with a leading space. */
export const attributeText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
