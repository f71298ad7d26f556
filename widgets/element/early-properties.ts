import {propertyName} from './attributes.ts';

/**
 * Applies properties that a page set before the element was defined: such a property shadows the class's own, and React
 * writes an unknown property as an attribute (`personAge={40}` as `personage="40"`).
 */
export const takeEarlyProperties = (element: HTMLElement, attributes: readonly string[] = []): void => {
  // The page may have set any name, and its type says nothing about this.
  const own = element as unknown as Record<string, unknown>;
  for (const attribute of [...attributes, 'values']) {
    const name = propertyName(attribute);
    const written = element.getAttribute(name);
    if (written !== null && !element.hasAttribute(attribute)) element.setAttribute(attribute, written);
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
};
