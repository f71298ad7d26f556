import {type AttributeTable, propertyName} from './attributes.ts';
import type {ElementClass} from './element-class.ts';
import {commonAttributes} from './common-attributes.ts';
import {publishGlobal} from './global-name.ts';
import {version} from './version.ts';

const registered = Symbol.for('lamplight.version');

/**
 * Registers an element class under its tag, with one property per declared attribute. A second registration of the same
 * version is silent; of another version the function warns once and keeps the first class, so loading twice never
 * throws.
 */
export const define = <Table extends AttributeTable>(
  widget: ElementClass<Table> & CustomElementConstructor,
): void => {
  const tag = `lamplight-${widget.widget}`;
  const existing = customElements.get(tag) as {[registered]?: string} | undefined;
  if (existing) {
    if (existing[registered] !== version) {
      console.warn(`<${tag}> is already defined by version ${existing[registered]}; ${version} is ignored.`);
    }
    return;
  }
  publishGlobal();
  const names = Object.keys({...widget.attributes, ...commonAttributes});
  // An attribute with the name of a property of every element (`children`) stays an attribute, because the
  // page's own code needs the property.
  for (const name of names)
    if (!(propertyName(name) in HTMLElement.prototype)) defineProperty(widget.prototype, name);
  Object.defineProperty(widget, 'observedAttributes', {value: ['lang', ...names]});
  Object.defineProperty(widget, registered, {value: version});
  customElements.define(tag, widget);
};

/** A property that reads the parsed attribute and writes its text; null and undefined remove the attribute. */
const defineProperty = (prototype: HTMLElement, attribute: string): void => {
  Object.defineProperty(prototype, propertyName(attribute), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement & {attributeValues: Record<string, unknown>}) {
      return this.attributeValues[propertyName(attribute)];
    },
    set(this: HTMLElement, value: string | number | boolean | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    },
  });
};
