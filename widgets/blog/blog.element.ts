import {articles, loadArticle} from 'virtual:lamplight/articles';
import {catalogs} from 'virtual:lamplight/catalogs/blog';
import type {MouseEvent} from 'react';
import type {Lang} from '../element/language.ts';
import {adoptStyles} from '../element/shared-sheet.ts';
import {ViewElement} from '../element/view-element.ts';
import {attributes} from './blog.contract.ts';
import buttonStyles from '../ui/button/button.css?inline';
import footerStyles from '../ui/footer/footer.css?inline';
import listStyles from './blog.css?inline';
import {ARTICLES_AT_FIRST, type BlogState, type Filter, isWhole, textKey} from './blog.model.ts';
import {BlogView} from './blog.view.tsx';
import {readDrawings} from './read-drawings.ts';
import {importReader, readText} from './read-text.ts';

/**
 * `<lamplight-blog>`: the agency's articles, as a list and one at a time. Every link leads to the article's page on the
 * agency's site; a plain click opens the article here, unless the page routes the link or sets `links="site"`.
 * `blog.contract.ts` has the public contract.
 */
export class BlogElement extends ViewElement<BlogState, typeof attributes> {
  static readonly widget = 'blog';
  static readonly attributes = attributes;
  static readonly styles = listStyles + buttonStyles + footerStyles;
  static readonly catalogs = catalogs;
  static readonly View = BlogView;
  static initialState = ({
    article,
    category,
  }: {
    readonly article: string | undefined;
    readonly category: Filter;
  }): BlogState => ({
    articles: [],
    total: 0,
    filter: category,
    isExpanded: false,
    hasActed: false,
    open: article ?? null,
    text: null,
    reader: null,
    late: null,
    load: loadArticle,
    shared: null,
    drawings: null,
    bookingPage: '',
    booking: '',
  });

  static preload = async (state: BlogState, lang: Lang): Promise<Partial<BlogState>> => {
    const {open, filter, drawings} = state;
    // A language does not wait for a text that is loading in another language.
    const isOnItsWay = state.text === null && state.articles.length > 0;
    const few = articles[lang];
    // A category may have articles that the first screen lacks.
    const reader = state.reader ?? (filter === 'all' ? null : await importReader(lang).catch(() => null));
    const [list, drawn, read] = await Promise.all([
      reader ? reader.readAll(lang).catch(few) : few(),
      drawings ? {} : readDrawings().then((all) => ({drawings: all})), // loading files arrive by themselves
      open === null || isOnItsWay ? {text: null} : readText(state, lang, open),
    ]);
    return {reader, late: null, ...list, ...drawn, ...read};
  };

  /** The style rules of the drawings, and of the part that shows articles. */
  static stateStyles = ({open, reader, drawings}: BlogState): string =>
    (drawings?.styles ?? '') + ((open !== null && reader?.styles) || '');

  /** The key of the open text. */
  #reading = '';

  /** Returns the address of a page of the agency's site in a language; without a path, the address of the list. */
  address(lang: Lang, path = '/blog'): string {
    return this.siteOrigin + (lang === 'en' ? '' : `/${lang}`) + path;
  }

  /** Follows a link on a plain click; the browser handles all other clicks. */
  follow(event: MouseEvent<HTMLAnchorElement>, id: string | null): void {
    if (id !== null) this.reach('opened');
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isRoutedByPage = !this.emit('lamplight-navigate', {to: event.currentTarget.href});
    if (!isRoutedByPage && this.attributeValues.links === 'site') return;
    event.preventDefault();
    if (!isRoutedByPage) void this.show(id);
  }

  /**
   * Shows an article, or the list, and moves focus to it. The list stays until the article can replace it. Never
   * changes the page's address.
   */
  async show(id: string | null): Promise<void> {
    const left = this.state.open;
    if (id !== null) await this.#bringReader();
    this.setState({open: id, shared: null});
    await this.focusOn(id === null ? `[data-id="${CSS.escape(left ?? '')}"]` : '.title');
  }

  /**
   * Shows one category. On the agency's site (`links="site"`) a category has an address: the page may open it and set
   * the attribute. Settles when all articles of the category are loaded.
   */
  async choose(filter: Filter): Promise<void> {
    this.setState({filter});
    if (this.attributeValues.links === 'site')
      this.emit('lamplight-navigate', {
        to: this.address(this.spoken ?? 'en', `/blog${filter === 'all' ? '' : `?category=${filter}`}`),
      });
    await this.#bringReader();
    this.setState({hasActed: true}); // now the number is right
  }

  /** Shows the whole list, and moves focus to the first new article. */
  async loadMore(): Promise<void> {
    await this.#bringReader();
    this.setState({isExpanded: true, hasActed: true});
    await this.focusOn(`.grid > :nth-child(${ARTICLES_AT_FIRST + 1}) a`);
  }

  /** Retries a text that could not be loaded. */
  readAgain(): void {
    this.setState({text: null});
  }

  /** Listens for the first touch, which loads the articles beyond the first screen early. */
  protected override connected(): void {
    for (const touch of ['focusin', 'pointerdown'])
      this.shadowRoot?.addEventListener(touch, () => void this.#bringReader(), {signal: this.connection});
    const isDrawn = this.state.drawings ?? this.shadowRoot?.querySelector('.drawing');
    if (!isDrawn) this.setState({drawings: {}});
    const bringRest = (): void => {
      if (!isDrawn) void readDrawings().then((all) => this.setState({drawings: all}));
      void import('../ui/booking-address.ts').then(
        (booking) => this.setState({booking: booking.bookingAddress()}),
        () => undefined, // the booking page opens at its own month
      );
    };
    // After the first frame, which waits for neither.
    this.addEventListener('lamplight-ready', () => requestAnimationFrame(() => setTimeout(bringRest)), {
      once: true,
    });
  }

  protected override attributeChanged(property: string): void {
    const {article = null, category} = this.attributeValues;
    if (property === 'category') {
      this.setState({filter: category});
      void this.#bringReader();
    }
    if (property === 'article' && article !== this.state.open) this.setState({open: article, shared: null});
  }

  protected override draw(root: HTMLElement): void {
    const styles = BlogElement.stateStyles(this.state);
    if (styles && this.shadowRoot) adoptStyles(this.shadowRoot, styles);
    super.draw(root);
    void this.#read();
  }

  /** Loads the text of the open article, unless it is loaded or loading. */
  async #read(): Promise<void> {
    const {open, text} = this.state;
    const lang = this.spoken;
    if (open === null || lang === null) return;
    const key = textKey(lang, open);
    if (text?.key === key || this.#reading === key) return;
    this.#reading = key;
    const read = await readText(this.state, lang, open);
    if (this.#reading !== key) return; // another article or language was faster
    this.#reading = '';
    this.setState(read);
  }

  /**
   * Loads the articles beyond the first screen, and the part that shows articles. Never throws: the loaded articles
   * stay, and the next touch retries.
   */
  async #bringReader(): Promise<void> {
    const lang = this.spoken;
    if (!lang || (isWhole(this.state) && this.state.reader)) return;
    try {
      const reader = await importReader(lang);
      const all = await reader.readAll(lang);
      if (lang === this.spoken) this.setState({reader, ...all});
    } catch (error) {
      this.report(error, 'load');
    }
  }
}
