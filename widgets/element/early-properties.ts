import {type AttributeTable, propertyName} from './attributes.ts';
import {commonAttributes} from './common-attributes.ts';

/**
 * Hands over what a page set before the element was defined: such a property shadows the class's own, and React writes a property that
 * an element does not have yet as an attribute (`personAge={40}` as `personage="40"`).
 */
export const takeEarlyProperties = (element: HTMLElement, attributes: AttributeTable): void => {
  const own = element as unknown as Record<string, unknown>;
  for (const attribute of Object.keys(attributes)) {
    const written = element.getAttribute(propertyName(attribute));
    if (written !== null && !element.hasAttribute(attribute)) element.setAttribute(attribute, written);
  }
  for (const name of [...Object.keys({...attributes, ...commonAttributes}).map(propertyName), 'values']) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
};
