/** An element to create, or a text. */
export type Child = Node | string | false | null | undefined;

/**
 * Creates an element without a renderer, for the few elements that must not include one: attributes as written in HTML,
 * listeners by `on...`, and no HTML strings (Trusted Types).
 */
export const el = (
  name: string,
  attributes: Readonly<Record<string, string | (() => void)>> = {},
  ...children: readonly Child[]
): HTMLElement => append(document.createElement(name), attributes, children);

/** Creates one path in a 24 by 24 box; decorative. */
export const drawing = (className: string, path: string): Element => {
  const svg = append(shape('svg'), {class: className, viewBox: '0 0 24 24', 'aria-hidden': 'true'}, []);
  svg.append(append(shape('path'), {d: path}, []));
  return svg;
};

const shape = (name: string): Element => document.createElementNS('http://www.w3.org/2000/svg', name);

const append = <Made extends Element>(
  made: Made,
  attributes: Readonly<Record<string, string | (() => void)>>,
  children: readonly Child[],
): Made => {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') made.setAttribute(name, value);
    else made.addEventListener(name.slice(2), value);
  }
  made.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return made;
};
