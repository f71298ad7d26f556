import {catalogs} from 'virtual:lamplight/catalogs/chat';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/chat';
import {BaseElement} from '../element/base-element.ts';
import {drawing, el} from '../element/dom.ts';
import type {Language} from '../../contract/language.ts';
import {languageOf} from '../element/language-of.ts';
import {adoptStyles} from '../element/shared-sheet.ts';
import tokens from '../element/tokens.css?inline';
import type {Catalog} from '../element/translate.ts';
import {attributes} from './chat.contract.ts';
import styles from './chat.css?inline';
import type {ChatPanel} from './late/chat-panel.ts';

const SPEECH = 'M4 5h16v11H10l-5 4v-4H4zM8 9.5h8M8 12.5h5';

/**
 * `<lamplight-chat>`: questions, automatic answers from the agency's own pages, and the agent. A button until somebody
 * opens the panel; drawn by hand, because it is on every page. `chat.contract.ts` has the public contract.
 */
export class ChatElement extends BaseElement<typeof attributes> {
  static readonly widget = 'chat';
  static readonly attributes = attributes;
  static readonly styles = tokens + styles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;

  // As in LateElement; a shared file would cost every form more bytes than this copy.
  readonly #lateTexts: Partial<Record<Language, Catalog>> = {};
  #launcher: HTMLElement | null = null;
  #panel: ChatPanel | null = null;
  #arriving: Promise<ChatPanel> | null = null;
  #hasFailed = false;
  #isOpen = false;
  #unread = 0;

  /** Whether the panel is visible. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens the panel, loading its file first, and moves the focus to its field. Never throws. */
  async open(): Promise<void> {
    this.#isOpen = true;
    this.update();
    try {
      const panel = await this.bringPanel();
      await this.updated;
      this.reach('opened');
      if (this.#isOpen) panel.focus();
      this.#unread = 0;
    } catch (error) {
      this.#isOpen = false;
      this.#hasFailed = true;
      this.report(error, 'load');
    }
    this.update();
  }

  /** Closes the panel; the conversation and an unsent draft stay. The focus returns to the button. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.update();
    void this.focusOn('.launch');
  }

  /** Loads the panel, once. Rejects when its file or its texts could not be loaded; the next call retries. */
  bringPanel(): Promise<ChatPanel> {
    this.#arriving ??= this.#load().catch((error: unknown) => {
      this.#arriving = null;
      throw error;
    });
    return this.#arriving;
  }

  protected override connected(): void {
    this.#panel?.connected();
    if (this.shadowRoot && this.#panel) adoptStyles(this.shadowRoot, this.#panel.styles);
  }

  protected override prepare(lang: Language): Promise<() => void> | undefined {
    return this.#arriving ? this.#bringTexts(lang).then(() => () => undefined) : undefined;
  }

  protected override addTexts(texts: Catalog): void {
    super.addTexts({...texts, ...(this.spoken && this.#lateTexts[this.spoken])});
  }

  protected override draw(root: HTMLElement): void {
    const {placement} = this.attributeValues;
    const {t} = this;
    if (!this.#launcher) {
      this.#launcher = el(
        'button',
        {
          type: 'button',
          class: 'launch',
          part: 'launcher',
          'aria-expanded': 'false',
          onclick: () => void this.open(),
        },
        drawing('', SPEECH),
        el('span', {class: 'words'}),
        el('span', {class: 'count', 'aria-hidden': 'true'}),
      );
      // Announced when a message arrives while the panel is closed.
      const news = el('span', {class: 'fault', role: 'status'});
      root.append(el('div', {class: 'place'}, this.#launcher, news));
    }
    const place = root.querySelector('.place');
    place?.classList.toggle('fixed', placement === 'fixed');
    place?.classList.toggle('roomy', this.#isOpen);
    this.#launcher.setAttribute('aria-expanded', String(this.#isOpen && this.#panel !== null));
    // On a slow network the panel takes a second or more; until then the button must not look dead.
    this.#launcher.setAttribute('aria-busy', String(this.#isOpen && !this.#panel));
    const count = this.#unread > 0 ? String(this.#unread) : '';
    setText(root, '.words', t('launch'));
    setText(root, '.count', count);
    setText(
      root,
      '.fault',
      count !== ''
        ? (this.#panel?.unread(this.#unread) ?? '')
        : this.#hasFailed && !this.#panel
          ? t('loadFailed')
          : '',
    );
    if (!this.#panel) return;
    this.#panel.draw(this.#isOpen);
    if (!this.#panel.node.isConnected) place?.append(this.#panel.node);
  }

  protected override takeDown(root: HTMLElement): void {
    root.replaceChildren();
    this.#launcher = null;
  }

  async #load(): Promise<ChatPanel> {
    const [{ChatPanel: Panel, panelStyles}] = await Promise.all([
      import('./late/chat-panel.ts'),
      this.#bringTexts(languageOf(this)).catch(() => undefined), // a failed language is not the language on screen
    ]);
    if (this.spoken) await this.#bringTexts(this.spoken);
    this.addTexts({});
    if (this.shadowRoot) adoptStyles(this.shadowRoot, panelStyles);
    this.#panel = new Panel(this, () => this.#countUnread());
    this.#panel.connected();
    this.update();
    return this.#panel;
  }

  async #bringTexts(lang: Language): Promise<void> {
    this.#lateTexts[lang] ??= await lateCatalogs(lang);
  }

  #countUnread(): void {
    if (this.#isOpen) return;
    this.#unread += 1;
    this.update();
  }
}

// Writes only changed text, because a live region that is written again is read again.
const setText = (root: HTMLElement, selector: string, text: string): void => {
  const node = root.querySelector(selector);
  if (node && node.textContent !== text) node.textContent = text;
};
