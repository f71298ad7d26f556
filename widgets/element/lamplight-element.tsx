import type {ComponentType} from 'react';
import type {AttributeTable, AttributeValues} from './attributes.ts';
import {BaseElement, type commonAttributes, type ElementClass} from './base-element.ts';
import {Fence} from './fence.tsx';
import type {Lang} from './language.ts';
import {hydrateTree, renderTree, unmountTree} from './render.ts';
import {createStore, type Store} from './store.ts';
import type {Translate} from './translate.ts';

export {type Catalogs, commonAttributes} from './base-element.ts';

/** What a view is given. On the server `element` is an inert instance: handlers may name its methods, nothing runs. */
export type ViewProps<Element, State, Table extends AttributeTable = AttributeTable> = {
  readonly element: Element;
  readonly state: State;
  readonly attributes: AttributeValues<Table & typeof commonAttributes>;
  readonly t: Translate;
  readonly lang: Lang;
};

/** The static side of an element class: what the runtime, the prerender and the conformance tests read. */
export type WidgetClass<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> = ElementClass<Table> & {
  new (): LamplightElement<State, Table>;
  // The view's own props are narrower than any common type; the class that names it has checked them.
  readonly View: ComponentType<never>;
  initialState(attributes: AttributeValues<Table & typeof commonAttributes>): State;
  /**
   * What the state needs in a language before it can be drawn (a list of articles, say). Awaited with the texts, before
   * the first drawing and before every change of language; the prerender awaits it too, so that both draw the same.
   */
  readonly preload?: (state: State, lang: Lang) => Promise<Partial<State>>;
};

/** An element whose screen is a view: a function of state, attributes and language, written as React components. */
export abstract class LamplightElement<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends BaseElement<Table> {
  #store: Store<State> | null = null;

  /** The class with its static declarations. */
  get widgetClass(): WidgetClass<State, Table> {
    return this.constructor as unknown as WidgetClass<State, Table>;
  }

  /**
   * The element's state; it stays when the element is moved or removed, and every change draws. Made at first use: in
   * the constructor a parsed element has no attributes yet.
   */
  get store(): Store<State> {
    if (!this.#store) {
      this.#store = createStore(this.widgetClass.initialState(this.attributeValues));
      this.#store.subscribe(() => this.update());
    }
    return this.#store;
  }

  /** The current state. */
  get state(): State {
    return this.store.getState();
  }

  /** Changes some of the state and draws. */
  setState(change: Partial<State>): void {
    this.store.setState(change);
  }

  protected override prepare(lang: Lang): Promise<() => void> | undefined {
    return this.widgetClass.preload?.(this.state, lang).then((change) => () => this.setState(change));
  }

  protected override draw(root: HTMLElement, isDeclared: boolean): void {
    const View = this.widgetClass.View as ComponentType<ViewProps<this, State, Table>>;
    const tree = (
      <Fence onError={(error) => this.fail(error)}>
        <View
          element={this}
          state={this.state}
          attributes={this.attributeValues}
          t={this.t}
          lang={this.spoken ?? 'en'}
        />
      </Fence>
    );
    if (isDeclared) hydrateTree(tree, root);
    else renderTree(tree, root);
  }

  protected override takeDown(root: HTMLElement): void {
    unmountTree(root);
  }
}
