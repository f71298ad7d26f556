import {type AttributeTable, type AttributeValues, propertyName, readAttributes} from './attributes.ts';
import {commonAttributes} from './common-attributes.ts';
import type {ElementClass} from './element-class.ts';
import type {EventDetails, EventName, ProgressStage} from './events.ts';
import type {Lang} from './language.ts';
import {languageOf} from './language-of.ts';
import {scriptOrigin} from './origin.ts';
import {followProgress} from './progress.ts';
import {protocol} from './protocol.ts';
import {openRoot} from './open-root.ts';
import {takeEarlyProperties} from './early-properties.ts';
import {type Catalog, createTranslate, type Translate} from './translate.ts';
import {version} from './version.ts';

// On the server there is no DOM; the class is still read there for its view, styles and table.
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/**
 * The runtime under every element: shadow root (declared in the page's HTML or made here), shared styles, typed
 * attributes, language, typed events, and a fence that shows the light-DOM children when drawing fails. Starts in
 * `connectedCallback`; stops a microtask after a disconnection that was not a move. How to draw is the subclass's:
 * ViewElement draws a view of its state; the banner draws campaigns and carries no state.
 */
export abstract class BaseElement<Table extends AttributeTable = AttributeTable> extends PageElement {
  /** The class with its static declarations. */
  declare ['constructor']: ElementClass<Table> & CustomElementConstructor;
  /** Aborted when the element leaves the page: pass it to every listener, timer and request. */
  connection: AbortSignal = AbortSignal.abort();
  /** The language on screen; null until the first text has arrived. */
  spoken: Lang | null = null;
  /** The element's text in the language on screen; the key itself while no text has arrived. */
  t: Translate = (key) => key;
  /** The stages and steps that the visitor has reached, in order. */
  readonly reached: Record<string, EventDetails['lamplight-progress']> = {};

  #stop: AbortController | null = null;
  #root: HTMLElement | null = null;
  #texts: Catalog = {};
  #wanted: Lang | null = null;
  #isStale = false;
  #hasFailed = false;
  #drawn: Promise<void> = Promise.resolve();
  readonly #reported = new Set<string>();

  /** The declared attributes, parsed. A bad value is reported by `lamplight-error` and its default stands in. */
  get attributeValues(): AttributeValues<Table & typeof commonAttributes> {
    const {widget, attributes} = this.constructor;
    const table = {...attributes, ...commonAttributes};
    return readAttributes(
      widget,
      table,
      (name) => this.getAttribute(name),
      (error) => this.report(error, error.code),
    );
  }

  /** Where the API answers: the `api` attribute, else the origin the script came from. */
  get apiOrigin(): string {
    return this.#origin('api');
  }

  /** The base of links to the agency's own pages: the `site` attribute, else the origin the script came from. */
  get siteOrigin(): string {
    return this.#origin('site');
  }

  #origin(attribute: string): string {
    return (this.getAttribute(attribute) ?? scriptOrigin()).replace(/\/+$/, '');
  }

  /** Settles when what has changed so far is on screen. */
  get updated(): Promise<void> {
    return this.#drawn;
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

  /** Notes that the visitor has reached a stage. The page is notified the first time. */
  reach(stage: ProgressStage, step?: string): void {
    const name = stage + (step ?? '');
    if (!this.reached[name]) this.emit('lamplight-progress', (this.reached[name] = {stage, step}));
  }

  /** Moves the focus to the first match, once all changes are on screen. */
  async focusOn(selector: string): Promise<void> {
    await this.updated;
    this.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
  }

  connectedCallback(): void {
    if (this.#stop) {
      this.#followLanguage(); // moved: new ancestors may speak another language
      return;
    }
    takeEarlyProperties(this, this.constructor.observedAttributes);
    this.#stop = new AbortController();
    this.connection = this.#stop.signal;
    const {listeners} = protocol();
    const follow = (): void => this.#followLanguage();
    listeners.add(follow);
    this.connection.addEventListener('abort', () => listeners.delete(follow));
    this.#root = openRoot(this, this.constructor.styles, this.#root);
    this.prepareRoot?.(this.#root);
    this.connected?.();
    follow();
  }

  disconnectedCallback(): void {
    // A move disconnects and connects again in the same turn: what is still away a microtask later has left.
    queueMicrotask(() => {
      if (this.isConnected || !this.#stop) return;
      this.#stop.abort();
      this.#stop = null;
      if (this.#root) this.takeDown?.(this.#root);
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'lang') {
      if (this.#stop) this.#followLanguage();
      return;
    }
    this.attributeChanged?.(propertyName(name));
    this.update();
  }

  /** Draws the current state into the root, over what stands there: the last drawing, or the page's own markup. */
  protected abstract draw(root: HTMLElement): void;
  /** Takes down what `draw` put up, when the element has left the page. */
  protected takeDown?(root: HTMLElement): void;
  /** Settles when a change may appear; without it, or undefined, at the end of the turn. */
  protected mayDraw?(): Promise<void> | undefined;
  /** Fetches what must be here before a language is drawn. The act it returns is left out when another was chosen meanwhile. */
  protected prepare?(lang: Lang): Promise<() => void> | undefined;
  /** Listens on the root, after each connection and bound to `this.connection`. */
  protected prepareRoot?(root: HTMLElement): void;
  /** For a widget's own start: listeners and requests, bound to `this.connection`. */
  protected connected?(): void;
  /** For a widget whose state follows an attribute, by property name. */
  protected attributeChanged?(property: string): void;

  /** Draws at the end of this turn; several changes draw once. */
  update(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    this.#drawn = Promise.resolve(this.mayDraw?.()).then(() => {
      this.#isStale = false;
      this.drawNow();
      return undefined;
    });
  }

  /** Adds texts in the language on screen. */
  protected addTexts(texts: Catalog): void {
    this.#texts = {...this.#texts, ...texts};
    this.t = createTranslate(this.#texts, this.spoken ?? 'en');
  }

  /** Shows the light-DOM children instead of the view, and says once that it did. */
  protected fail(error: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    // The root's own children go without the renderer, which may be in the middle of what failed.
    this.#root?.replaceChildren(document.createElement('slot'));
    this.report(error, 'render');
  }

  /** Reports an error once on the console and by `lamplight-error`. */
  protected report(error: unknown, code: string): void {
    const message = error instanceof Error ? error.message : 'unknown';
    if (this.#reported.has(message)) return; // attributes are read at every draw
    this.#reported.add(message);
    console.error(error);
    // In a microtask: an element under construction must not be seen by the page's listeners.
    queueMicrotask(() => this.emit('lamplight-error', {code, message}));
  }

  /** Decides the language and loads its texts, then draws. Until they arrive the screen keeps the old ones. */
  #followLanguage(): void {
    const lang = languageOf(this);
    if (lang === this.#wanted && this.spoken) {
      this.update();
      return;
    }
    this.#wanted = lang;
    const use = (catalog: Catalog, takeOver?: () => void): void => {
      if (lang !== this.#wanted) return; // another choice overtook this one
      this.spoken = lang;
      this.#texts = {};
      this.addTexts(catalog);
      takeOver?.();
      this.update();
    };
    const lost = (error: unknown): void => {
      if (lang !== this.#wanted) return;
      if (!this.spoken) {
        this.fail(error);
        return;
      }
      // The screen, and everything typed there, stays in its language; another choice tries again.
      this.#wanted = this.spoken;
      this.report(error, 'language');
    };
    try {
      const loaded = this.constructor.catalogs[lang]();
      const prepared = this.prepare?.(lang);
      // Two branches: a standalone file has its texts at hand and draws in the same turn.
      if (prepared || loaded instanceof Promise) {
        Promise.all([loaded, prepared]).then(([catalog, takeOver]) => use(catalog, takeOver), lost);
      } else use(loaded);
    } catch (error) {
      lost(error);
    }
  }

  /** Draws at once, where there is something to draw: on a page, with texts, and not failed. */
  protected drawNow(): void {
    const root = this.#root;
    const lang = this.spoken;
    if (!root || !lang || !this.#stop || this.#hasFailed) return;
    const isFirst = !root.dataset['live'];
    root.lang = lang;
    root.dataset['theme'] = this.attributeValues.theme;
    try {
      this.draw(root);
    } catch (error) {
      this.fail(error);
    }
    if (!isFirst || this.#hasFailed) return;
    root.dataset['live'] = version;
    this.emit('lamplight-ready', {tag: this.localName, version});
    followProgress(this, root);
  }
}
