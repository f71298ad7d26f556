import type {ComponentType} from 'react';
import type {AttributeTable, AttributeValues} from './attributes.ts';
import {BaseElement, type commonAttributes, type ElementClass} from './base-element.ts';
import type {Lang} from './language.ts';
import type {ViewProps} from './lamplight-element.tsx';
import {jsx, type PlainNode} from './plain-jsx.ts';
import {drawTree} from './plain-tree.ts';

/** The static side of a plain element: the same as a widget's, so that the prerender treats both alike. */
type PlainClass<State extends object, Table extends AttributeTable> = ElementClass<Table> & {
  // The view's own props are narrower than any common type; the class that names it has checked them.
  readonly View: ComponentType<never>;
  initialState(attributes: AttributeValues<Table & typeof commonAttributes>): State;
  /** See WidgetClass. */
  readonly preload?: (state: State, lang: Lang) => Promise<Partial<State>>;
};

/**
 * An element for reading: its view is a function of state, attributes and language alone. Drawn without Preact, which
 * would be more than half of what such an element weighs. Views begin with `@jsxImportSource lamplight-plain`.
 */
export abstract class PlainElement<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends BaseElement<Table> {
  #state: State | null = null;

  /** The class with its static declarations. */
  get widgetClass(): PlainClass<State, Table> {
    return this.constructor as unknown as PlainClass<State, Table>;
  }

  /** The state; it stays when the element is moved or removed. Made at first use, when the attributes are there. */
  get state(): State {
    return (this.#state ??= this.widgetClass.initialState(this.attributeValues));
  }

  /** Changes some of the state and draws. */
  setState(change: Partial<State>): void {
    this.#state = {...this.state, ...change};
    this.update();
  }

  protected override prepare(lang: Lang): Promise<() => void> | undefined {
    return this.widgetClass.preload?.(this.state, lang).then((change) => () => this.setState(change));
  }

  protected override draw(root: HTMLElement): void {
    const props: ViewProps<this, State, Table> = {
      element: this,
      state: this.state,
      attributes: this.attributeValues,
      t: this.t,
      lang: this.spoken ?? 'en',
    };
    // React's type says that a component returns React nodes; these return plain ones.
    drawTree(jsx(this.widgetClass.View as unknown as PlainNode & string, {...props}), root);
  }
}
