import {type AttributeTable, type AttributeValues, propertyName, readAttributes} from './attributes.ts';
import {commonAttributes} from './common-attributes.ts';
import type {ElementClass} from './element-class.ts';
import type {EventDetails, EventName, ProgressStage} from './events.ts';
import type {Language} from '../../contract/language.ts';
import {languageOf} from './language-of.ts';
import {scriptOrigin} from './origin.ts';
import {followProgress} from './progress.ts';
import {protocol} from './protocol.ts';
import {openRoot} from './open-root.ts';
import {takeEarlyProperties} from './early-properties.ts';
import {type Catalog, createTranslate, type Translate} from './translate.ts';
import {version} from './version.ts';

// On the server there is no DOM; the class is still used there for its view, styles and table.
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/**
 * The runtime under every element: shadow root (declared in the page's HTML or made here), shared styles, typed
 * attributes, language, typed events, and a fence that shows the light-DOM children when drawing fails. Starts in
 * `connectedCallback`; stops a microtask after a disconnection that was not a move. The subclass decides how to draw:
 * ViewElement draws a view of its state; the banner draws campaigns and has no state.
 */
export abstract class BaseElement<Table extends AttributeTable = AttributeTable> extends PageElement {
  /** The class, with the static declarations. */
  declare ['constructor']: ElementClass<Table> & CustomElementConstructor;
  /** Aborted when the element leaves the page: pass this signal to every listener, timer and request. */
  connection: AbortSignal = AbortSignal.abort();
  /** The language on screen; null until the first text has arrived. */
  spoken: Language | null = null;
  /** The element's texts in the language on screen; returns the key itself before the first text has loaded. */
  t: Translate = (key) => key;
  /** The stages and steps that the visitor has reached, in order. */
  readonly reached: Record<string, EventDetails['lamplight-progress']> = {};

  #stop: AbortController | null = null;
  #root: HTMLElement | null = null;
  #texts: Catalog = {};
  #wanted: Language | null = null;
  #isStale = false;
  #hasFailed = false;
  #drawn: Promise<void> = Promise.resolve();
  readonly #reported = new Set<string>();

  /** The declared attributes, parsed. A bad value is reported by `lamplight-error`, and its default is used. */
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

  /** The origin of the API: the `api` attribute, otherwise the origin of the script. */
  get apiOrigin(): string {
    return this.#origin('api');
  }

  /** The base of links to the agency's own pages: the `site` attribute, otherwise the origin of the script. */
  get siteOrigin(): string {
    return this.#origin('site');
  }

  #origin(attribute: string): string {
    return (this.getAttribute(attribute) || scriptOrigin()).replace(/\/+$/, '');
  }

  /** Settles when all changes so far are on screen. */
  get updated(): Promise<void> {
    return this.#drawn;
  }

  /**
   * Dispatches one typed event that bubbles and crosses shadow roots. Returns false when a listener canceled the event.
   */
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

  /** Records that the visitor has reached a stage. Dispatches the event the first time. */
  reach(stage: ProgressStage, step?: string): void {
    const name = stage + (step ?? '');
    if (!this.reached[name]) this.emit('lamplight-progress', (this.reached[name] = {stage, step}));
  }

  /** Moves the focus to the first match, once all changes are on screen. */
  focusOn(selector: string): Promise<void> {
    return this.#drawn.then(() => this.shadowRoot?.querySelector<HTMLElement>(selector)?.focus());
  }

  connectedCallback(): void {
    if (this.#stop) {
      this.#followLanguage(); // moved: new ancestors may have another language
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
    // Each element on the page listens. The elements of an ordinary page are all laid out, so that their heights are known.
    if (listeners.size > 30) this.#root.classList.add('crowd');
    this.prepareRoot?.(this.#root);
    this.connected?.();
    follow();
  }

  disconnectedCallback(): void {
    // A move disconnects and connects in the same turn: an element that is still disconnected a microtask
    // later has left.
    queueMicrotask(() => {
      if (!this.isConnected) this.adoptedCallback();
    });
  }

  /** Ends the connection. The browser calls the method when the element has moved to another document, where everything starts again. */
  adoptedCallback(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#stop = null;
    if (this.#root) this.takeDown?.(this.#root);
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

  /** Draws the current state into the root, over its present content: the last drawing, or the page's own markup. */
  protected abstract draw(root: HTMLElement): void;
  /** Removes the drawing when the element has left the page. */
  protected takeDown?(root: HTMLElement): void;
  /**
   * Returns a promise that settles when a change may be drawn. Without this method, or if the result is undefined,
   * the change is drawn at the end of the turn.
   */
  protected mayDraw?(): Promise<void> | undefined;
  /**
   * Loads what a language needs before the first drawing. The returned act, if any, is skipped when another language was chosen
   * meanwhile.
   */
  protected prepare?(lang: Language): Promise<(() => void) | undefined> | undefined;
  /** Adds listeners to the root after each connection, bound to `this.connection`. */
  protected prepareRoot?(root: HTMLElement): void;
  /** Starts the widget's own listeners and requests, bound to `this.connection`. */
  protected connected?(): void;
  /** Updates the state of a widget that follows an attribute, by property name. */
  protected attributeChanged?(property: string): void;

  /** Draws at the end of this turn; several changes lead to one drawing. */
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
    this.t = createTranslate(this.#texts);
  }

  /** Shows the light-DOM children instead of the view, and reports this once. */
  protected fail(error: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    // Removes the root's own children without the renderer, which may be in the middle of the failed drawing.
    this.#root?.replaceChildren(document.createElement('slot'));
    this.report(error, 'render');
  }

  /** Reports an error once on the console and by `lamplight-error`. */
  report(error: unknown, code: string): void {
    const message = (error as Error | undefined)?.message ?? 'unknown';
    if (this.#reported.has(message)) return; // attributes are read at every draw
    this.#reported.add(message);
    console.error(error);
    // In a microtask: an element under construction must not be seen by the page's listeners.
    queueMicrotask(() => this.emit('lamplight-error', {code, message}));
  }

  /** Decides the language, loads its texts, then draws. Until the texts have loaded the screen keeps the old texts. */
  #followLanguage(): void {
    const lang = languageOf(this);
    if (lang === this.#wanted && this.spoken) {
      this.update();
      return;
    }
    this.#wanted = lang;
    const use = (catalog: Catalog, takeOver?: () => void): void => {
      if (lang !== this.#wanted) return; // a later choice was faster
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
      // The screen, with everything typed, stays in its language; another choice retries.
      this.#wanted = this.spoken;
      this.report(error, 'language');
    };
    try {
      const loaded = this.constructor.catalogs(lang);
      const prepared = this.prepare?.(lang);
      // Two branches: a standalone file contains its texts and draws in the same turn.
      if (prepared || loaded instanceof Promise) {
        Promise.all([loaded, prepared]).then(([catalog, takeOver]) => use(catalog, takeOver), lost);
      } else use(loaded);
    } catch (error) {
      lost(error);
    }
  }

  /** Draws immediately if possible: on a page, with texts, and without an earlier failure. */
  protected drawNow(): void {
    const root = this.#root;
    const lang = this.spoken;
    if (!root || !lang || !this.#stop || this.#hasFailed) return;
    const isFirst = !root.dataset['live'];
    // Chromium computes every style of the element again at each assignment, even of the same language.
    if (root.lang !== lang) root.lang = lang;
    root.dataset['theme'] = this.attributeValues.theme;
    try {
      this.draw(root);
    } catch (error) {
      this.fail(error);
    }
    if (!isFirst || this.#hasFailed) return;
    // The declarative root has its own styles, which apply to its content until the first drawing.
    root.previousElementSibling?.remove();
    root.dataset['live'] = version;
    this.emit('lamplight-ready', {tag: this.localName, version});
    followProgress(this, root);
  }
}
