import type {ComponentType} from 'react';
import {createStore, type StoreApi} from 'zustand/vanilla';
import {type AttributeTable, type AttributeValues, propertyName, readAttributes} from './attributes.ts';
import baseStyles from './base.css?inline';
import type {ConfigError} from './config-error.ts';
import type {EventDetails, EventName} from './events.ts';
import {Fence} from './fence.tsx';
import {keepTyping} from './keep-typing.ts';
import {ancestorLanguages, decideLanguage, type Lang, languageStorageKey} from './language.ts';
import {scriptOrigin} from './origin.ts';
import {protocol} from './protocol.ts';
import {hydrateTree, renderTree, unmountTree} from './render.ts';
import {readStored} from './storage.ts';
import {type Catalog, createTranslate, type Translate} from './translate.ts';
import {version} from './version.ts';

/** Attributes every Lamplight element understands (architecture.md). */
export const commonAttributes = {
  theme: {type: 'choice', options: ['auto', 'light', 'dark'], default: 'auto'},
  partner: {type: 'string'},
  api: {type: 'string'},
  site: {type: 'string'},
  picker: {type: 'choice', options: ['on', 'off'], default: 'on'},
} as const satisfies AttributeTable;

/** A text catalog per language; a bundle of its own each, or inlined in a standalone file. */
export type Catalogs = Readonly<Record<Lang, () => Catalog | Promise<Catalog>>>;

/** What a view is given. On the server `element` is an inert instance: handlers may name its methods, nothing runs. */
export interface ViewProps<Element, State, Table extends AttributeTable = AttributeTable> {
  readonly element: Element;
  readonly state: State;
  readonly attributes: AttributeValues<Table & typeof commonAttributes>;
  readonly t: Translate;
  readonly lang: Lang;
}

/** The static side of an element class: what the runtime, the prerender and the conformance tests read. */
export interface WidgetClass<State extends object = object, Table extends AttributeTable = AttributeTable> {
  new (): LamplightElement<State, Table>;
  /** The tag without its prefix: `quote-form` is `<lamplight-quote-form>`. */
  readonly widget: string;
  readonly attributes: Table;
  readonly styles: string;
  readonly catalogs: Catalogs;
  // The view's own props are narrower than any common type; the class that names it has checked them.
  readonly View: ComponentType<never>;
  initialState(attributes: AttributeValues<Table & typeof commonAttributes>): State;
  /**
   * What the state needs in a language before it can be drawn (a list of articles, say). Awaited with the texts, before
   * the first drawing and before every change of language; the prerender awaits it too, so that both draw the same.
   */
  readonly preload?: (state: State, lang: Lang) => Promise<Partial<State>>;
}

// On the server there is no DOM; the class is still read there for its view, styles and table.
const ElementBase = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const sheets = new Map<string, CSSStyleSheet>();

/** One constructable sheet per style text, shared by all instances: needs no nonce under a strict CSP. */
const sharedSheet = (styles: string): CSSStyleSheet => {
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
  }
  return sheet;
};

/**
 * The runtime under every element: shadow root (declared in the page's HTML or made here), shared styles, typed
 * attributes, language, state that outlives a move, typed events, and a fence that shows the light-DOM children when
 * the view fails. Starts in `connectedCallback`; stops a microtask after a disconnection that was not a move.
 */
export abstract class LamplightElement<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends ElementBase {
  /** Aborted when the element leaves the page: pass it to every listener, timer and request. */
  connection: AbortSignal = AbortSignal.abort();
  /** The language on screen; null until the first text has arrived. */
  spoken: Lang | null = null;

  #store: StoreApi<State> | null = null;
  #stop: AbortController | null = null;
  #root: HTMLElement | null = null;
  #catalog: Catalog | null = null;
  #translate: Translate | null = null;
  #wanted: Lang | null = null;
  #isStale = false;
  #hasFailed = false;
  #rendered: Promise<void> = Promise.resolve();
  readonly #reported = new Set<string>();

  /** The class with its static declarations. */
  get widgetClass(): WidgetClass<State, Table> {
    return this.constructor as unknown as WidgetClass<State, Table>;
  }

  /** The declared attributes, parsed. A bad value is reported by `lamplight-error` and its default stands in. */
  get attributeValues(): AttributeValues<Table & typeof commonAttributes> {
    const {widget, attributes} = this.widgetClass;
    const table = {...attributes, ...commonAttributes};
    return readAttributes(
      widget,
      table,
      (name) => this.getAttribute(name),
      (error) => this.#report(error),
    );
  }

  /** Where the API answers: the `api` attribute, else the origin the script came from. */
  get apiOrigin(): string {
    return (this.getAttribute('api') ?? scriptOrigin()).replace(/\/+$/, '');
  }

  /** What links to the agency's own pages start with: the `site` attribute, else the origin the script came from. */
  get siteOrigin(): string {
    return (this.getAttribute('site') ?? scriptOrigin()).replace(/\/+$/, '');
  }

  /**
   * The element's state; it stays when the element is moved or removed, and every change renders. Made at first use:
   * in the constructor a parsed element has no attributes yet.
   */
  get store(): StoreApi<State> {
    if (!this.#store) {
      this.#store = createStore<State>(() => this.widgetClass.initialState(this.attributeValues));
      this.#store.subscribe(() => this.update());
    }
    return this.#store;
  }

  /** The current state. */
  get state(): State {
    return this.store.getState();
  }

  /** Changes some of the state and renders. */
  setState(change: Partial<State>): void {
    this.store.setState(change);
  }

  /** Settles when what has changed so far is on screen. */
  get updated(): Promise<void> {
    return this.#rendered;
  }

  /** The element's text in the language on screen; the key itself while no text has arrived. */
  get t(): Translate {
    return this.#translate ?? ((key) => key);
  }

  /** Dispatches one typed event that bubbles and crosses shadow roots. False when a listener cancelled it. */
  emit<Name extends EventName>(name: Name, detail: EventDetails[Name]): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'lamplight-navigate',
      }),
    );
  }

  connectedCallback(): void {
    if (this.#stop) {
      this.#followLanguage(); // moved: new ancestors may speak another language
      return;
    }
    this.#takeEarlyProperties();
    this.#stop = new AbortController();
    this.connection = this.#stop.signal;
    const {listeners} = protocol();
    const follow = (): void => this.#followLanguage();
    listeners.add(follow);
    this.connection.addEventListener('abort', () => listeners.delete(follow));
    this.#openRoot();
    this.connected?.();
    follow();
  }

  disconnectedCallback(): void {
    // A move disconnects and connects again in the same turn: what is still away a microtask later has left.
    queueMicrotask(() => {
      if (this.isConnected || !this.#stop) return;
      this.#stop.abort();
      this.#stop = null;
      if (this.#root) unmountTree(this.#root);
      this.disconnected?.();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'lang') {
      if (this.#stop) this.#followLanguage();
      return;
    }
    if (this.#store) this.attributeChanged?.(propertyName(name));
    this.update();
  }

  /** For a widget's own start: listeners and requests, bound to `this.connection`. */
  protected connected?(): void;
  /** For what a widget must undo beyond what `this.connection` ends. */
  protected disconnected?(): void;
  /** For a widget whose state follows an attribute, by property name. */
  protected attributeChanged?(property: string): void;

  /** Renders at the end of this turn; several changes render once. */
  update(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    this.#rendered = Promise.resolve().then(() => {
      this.#isStale = false;
      this.#render();
    });
  }

  /** Properties a page set before the element was defined shadow the class's own: hand them over. */
  #takeEarlyProperties(): void {
    const names = Object.keys({...this.widgetClass.attributes, ...commonAttributes}).map(propertyName);
    const own = this as unknown as Record<string, unknown>;
    for (const name of [...names, 'values']) {
      if (!Object.hasOwn(own, name)) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  #openRoot(): void {
    const root = this.#adoptedRoot() ?? this.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = [sharedSheet(baseStyles), sharedSheet(this.widgetClass.styles)];
    this.#root ??= root.querySelector<HTMLElement>('.lamplight');
    if (!this.#root) {
      this.#root = document.createElement('div');
      this.#root.className = 'lamplight';
      root.append(this.#root);
    }
    keepTyping(this.#root, this.connection);
  }

  /** The root that stood in the page's HTML, or this element's own from an earlier connection. */
  #adoptedRoot(): ShadowRoot | null {
    const root = this.shadowRoot;
    root?.querySelector('style')?.remove(); // the declarative root's copy of what the shared sheets say
    return root;
  }

  /** Decides the language and loads its texts, then renders. Until they arrive the screen keeps the old ones. */
  #followLanguage(): void {
    const lang = decideLanguage({
      chosen: protocol().chosen,
      attribute: this.getAttribute('lang'),
      saved: readStored(languageStorageKey),
      ancestors: ancestorLanguages(this),
    });
    if (lang === this.#wanted && this.#catalog) {
      this.update();
      return;
    }
    this.#wanted = lang;
    const use = (catalog: Catalog, change?: Partial<State>): void => {
      if (lang !== this.#wanted) return; // another choice overtook this one
      this.#catalog = catalog;
      this.#translate = createTranslate(catalog, lang);
      this.spoken = lang;
      if (change) this.setState(change);
      this.update();
    };
    try {
      const {catalogs, preload} = this.widgetClass;
      const loaded = catalogs[lang]();
      const change = preload?.(this.state, lang);
      // Two branches: a standalone file has its texts at hand and draws in the same turn.
      if (change || loaded instanceof Promise)
        Promise.all([loaded, change]).then(
          ([catalog, state]) => use(catalog, state),
          (error: unknown) => this.#fail(error),
        );
      else use(loaded);
    } catch (error) {
      this.#fail(error);
    }
  }

  #render(): void {
    const root = this.#root;
    const lang = this.spoken;
    if (!root || !lang || !this.#stop || this.#hasFailed) return;
    const attributes = this.attributeValues;
    const View = this.widgetClass.View as ComponentType<ViewProps<this, State, Table>>;
    const wasDeclared = !root.dataset['live'] && root.lang === lang && root.hasChildNodes();
    if (!root.dataset['live'] && !wasDeclared) root.replaceChildren();
    root.lang = lang;
    root.dataset['theme'] = attributes.theme;
    const tree = (
      <Fence onError={(error) => this.#fail(error)}>
        <View element={this} state={this.state} attributes={attributes} t={this.t} lang={lang} />
      </Fence>
    );
    try {
      if (wasDeclared) hydrateTree(tree, root);
      else renderTree(tree, root);
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (root.dataset['live']) return;
    root.dataset['live'] = version;
    this.emit('lamplight-ready', {tag: this.localName, version});
  }

  /** Shows the light-DOM children instead of the view, and says once that it did. */
  #fail(error: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    // The root's own children go without Preact, which may be in the middle of the render that failed.
    this.#root?.replaceChildren(document.createElement('slot'));
    this.#report(error);
  }

  #report(error: unknown): void {
    const code = (error as Partial<ConfigError> | null)?.code === 'config' ? 'config' : 'render';
    const message = error instanceof Error ? error.message : 'unknown';
    if (this.#reported.has(message)) return; // attributes are read at every render; say it once
    this.#reported.add(message);
    console.error(error);
    // In a microtask: an element under construction must not be seen by the page's listeners.
    queueMicrotask(() => this.emit('lamplight-error', {code, message}));
  }
}
