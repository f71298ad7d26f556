import type {ComponentType} from 'react';
import type {AttributeTable, AttributeValues} from './attributes.ts';
import {BaseElement} from './base-element.ts';
import type {ElementClass} from './element-class.ts';
import type {commonAttributes} from './common-attributes.ts';
import {keepTyping} from './keep-typing.ts';
import {jsx, type Tree} from './jsx-runtime.ts';
import type {Language} from '../../contract/language.ts';
import {drawTree} from './plain-tree.ts';
import {adoptStyles} from './shared-sheet.ts';
import tokens from './tokens.css?inline';
import type {Translate} from './translate.ts';

/** The props of a view. On the server `element` is an inert instance: handlers may name its methods, nothing runs. */
export type ViewProps<Element, State, Table extends AttributeTable = AttributeTable> = {
  readonly element: Element;
  readonly state: State;
  readonly attributes: AttributeValues<Table & typeof commonAttributes>;
  readonly t: Translate;
  readonly lang: Language;
};

/** The static side of an element class, for the runtime, the prerender and the conformance tests. */
export type ViewClass<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> = ElementClass<Table> & {
  // The view's own props are narrower than any common type; the class has checked them.
  readonly View: ComponentType<never>;
  initialState(attributes: AttributeValues<Table & typeof commonAttributes>): State;
  /**
   * Loads the part of the state that depends on the language, such as a list of articles. Awaited with the texts,
   * before the first drawing and before every change of language; the prerender awaits it, too, so that both draw the
   * same.
   */
  readonly preload?: (state: State, lang: Language) => Promise<Partial<State>>;
  /** Returns the rules that a state needs besides the element's own; the prerender writes both. */
  readonly stateStyles?: (state: State) => string;
};

/** An element that draws a view: a function of state, attributes and language. */
export abstract class ViewElement<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends BaseElement<Table> {
  #state: State | undefined;

  declare ['constructor']: ViewClass<State, Table> & CustomElementConstructor;

  /**
   * The element's state, which stays when the element is moved or removed. Created at first use: in the constructor a
   * parsed element has no attributes yet.
   */
  get state(): State {
    return (this.#state ??= this.constructor.initialState(this.attributeValues));
  }

  /** Changes parts of the state and draws. */
  setState(change: Partial<State>): void {
    const before = this.state;
    this.#state = {...before, ...change};
    this.update();
    this.stateChanged?.(before);
  }

  /** Called after each change of the state. */
  protected stateChanged?(before: State): void;

  protected override prepareRoot(root: HTMLElement): void {
    if (this.shadowRoot) adoptStyles(this.shadowRoot, tokens);
    keepTyping(root);
  }

  /** Draws a tree into the root, or updates the drawing. */
  protected drawTree(tree: Tree, root: HTMLElement): void {
    drawTree(tree, root);
  }

  protected override prepare(lang: Language): Promise<(() => void) | undefined> | undefined {
    return this.constructor.preload?.(this.state, lang).then((change) => () => this.setState(change));
  }

  protected override draw(root: HTMLElement): void {
    const {state, attributeValues: attributes, t, spoken} = this;
    const props: ViewProps<this, State, Table> = {element: this, state, attributes, t, lang: spoken ?? 'en'};
    // React's type says that a component returns React nodes; Lamplight's JSX returns trees.
    this.drawTree(jsx(this.constructor.View, props) as unknown as Tree, root);
  }
}
