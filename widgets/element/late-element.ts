import type {ReactNode} from 'react';
import type {AttributeTable} from './attributes.ts';
import type {Tree} from './jsx-runtime.ts';
import type * as rendererFile from './late-renderer.tsx';
import type {Language} from '../../contract/language.ts';
import {languageOf} from './language-of.ts';
import {drawTree, releaseTree} from './plain-tree.ts';
import {adoptStyles} from './shared-sheet.ts';
import {submitAnywhere} from './submit-anywhere.ts';
import type {Catalog} from './translate.ts';
import {ViewElement} from './view-element.ts';

let isFirst = true;

/**
 * Lays out the first drawing of a page in a task of its own. The first frame of a form is otherwise one long task on a slow phone, because a
 * browser computes layout and painting of a frame together. Later drawings stay with their frames: many elements would each cost a layout.
 */
const layOutEarly = (root: HTMLElement): void => {
  // Safari has no scheduler.
  if (isFirst)
    void (globalThis as Partial<typeof globalThis>).scheduler?.postTask(() => root.offsetHeight, {
      priority: 'user-blocking',
    });
  isFirst = false;
};

/** The exports of a late file. */
type LateModule<Element, Late> = {
  readonly lateStyles: string;
  readonly lateParts: (element: Element) => Late;
};

/**
 * An element that is small until the first touch. The `lateParts`, their styles, the late texts and Preact load at
 * the first touch as separate files, because every visitor of a partner's page downloads the element and few use
 * it. Until then, the view is drawn without Preact, so only the late parts may use hooks or refs.
 */
export abstract class LateElement<
  Late extends object,
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends ViewElement<State, Table> {
  /** The late parts; undefined until they have loaded. */
  late: Late | undefined;

  #arriving: Promise<Late> | undefined;
  /** The loaded late texts, by language. */
  readonly #lateTexts: Partial<Record<Language, Catalog | undefined>> = {};
  #lateStyles = '';
  #renderer: typeof rendererFile | undefined;
  /** The root that Preact manages; undefined before Preact has loaded. */
  #taken: HTMLElement | undefined;
  /** The type of the last pointer event on the root. */
  #pointer = '';

  /** Imports the late file. */
  abstract importLate(): Promise<LateModule<this, Late>>;

  /** Loads the late parts and their texts, once. Rejects when they could not be loaded; the next call retries. */
  bringLate(): Promise<Late> {
    this.#arriving ??= this.#load().catch((error: unknown) => {
      this.#arriving = undefined;
      this.report(error, 'load');
      throw error;
    });
    return this.#arriving;
  }

  /** Reacts to the first touch. Never throws: code that needs the late parts retries and reports the failure. */
  async touch(): Promise<void> {
    await this.bringLate().catch(() => undefined);
  }

  protected override connected(): void {
    const {connection: signal, shadowRoot: root} = this;
    this.#adopt();
    // `input`: for programs that fill in a form without focus, such as password managers and assistive
    // software.
    for (const type of ['focusin', 'pointerdown', 'input'])
      root?.addEventListener(type, () => void this.touch(), {once: true, signal});
    for (const type of ['pointerdown', 'pointercancel', 'click'])
      root?.addEventListener(type, () => (this.#pointer = type), {signal});
  }

  protected override prepareRoot(root: HTMLElement): void {
    super.prepareRoot(root);
    submitAnywhere(root, this.connection);
  }

  /** Delays a drawing while a control is pressed or a typed letter is not on screen yet. */
  protected override mayDraw(): Promise<void> | undefined {
    return this.#renderer?.calm();
  }

  /** After the first touch, the late texts of a language load before the language changes. */
  protected override prepare(lang: Language): Promise<(() => void) | undefined> | undefined {
    return this.#arriving && this.#bringTexts(lang).then(() => undefined);
  }

  protected override addTexts(texts: Catalog): void {
    super.addTexts({...texts, ...(this.spoken && this.#lateTexts[this.spoken])});
  }

  protected override drawTree(tree: Tree, root: HTMLElement): void {
    const renderer = this.#renderer;
    if (!renderer) {
      drawTree(tree, root);
      layOutEarly(root);
      return;
    }
    const onError = (error: unknown): void => this.fail(error);
    // React's types represent both renderers' trees.
    const late = tree as ReactNode;
    if (this.#taken === root) {
      renderer.drawLate(late, root, onError);
      return;
    }
    this.#taken = root;
    if (this.late) {
      // The late parts loaded while the element was disconnected: nothing on the page is worth keeping.
      root.replaceChildren();
      renderer.drawLate(late, root, onError);
    } else {
      drawTree(tree, root);
      releaseTree(root);
      renderer.takeOver(late, root, onError);
    }
  }

  protected override takeDown(root: HTMLElement): void {
    if (this.#taken === root) this.#renderer?.unmountTree(root);
  }

  async #load(): Promise<Late> {
    const [{lateStyles, lateParts}, renderer] = await Promise.all([
      this.importLate(),
      import('./late-renderer.tsx'),
      this.#bringTexts(languageOf(this)).catch(() => undefined), // a language whose texts fail to load is not shown
    ]);
    // A language that was chosen before the first touch may still be loading, while another is on screen.
    if (this.spoken) await this.#bringTexts(this.spoken);
    await renderer.firstPressEnd(this.shadowRoot, this.#pointer); // the first touch must not lose its control
    this.addTexts({});
    this.#lateStyles = lateStyles;
    this.#adopt();
    this.#renderer = renderer;
    this.drawNow(); // Preact takes over the present view, before the late parts change the view
    this.late = lateParts(this);
    this.update();
    return this.late;
  }

  /** Loads the late texts of a language, once. */
  async #bringTexts(lang: Language): Promise<void> {
    this.#lateTexts[lang] ??= await this.constructor.lateCatalogs?.(lang);
  }

  #adopt(): void {
    if (this.#lateStyles && this.shadowRoot) adoptStyles(this.shadowRoot, this.#lateStyles);
  }
}
