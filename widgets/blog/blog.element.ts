import {articles, loadArticle} from 'virtual:lamplight/articles';
import {catalogs} from 'virtual:lamplight/catalogs/blog';
import type {MouseEvent} from 'react';
import type {Language} from '../../contract/language.ts';
import {adoptStyles} from '../element/shared-sheet.ts';
import {ViewElement} from '../element/view-element.ts';
import {attributes} from './blog.contract.ts';
import buttonStyles from '../ui/button/button.css?inline';
import footerStyles from '../ui/footer/footer.css?inline';
import listStyles from './blog.css?inline';
import {ARTICLES_AT_FIRST, type BlogState, type Filter, isWhole, textKey} from './blog.model.ts';
import {BlogView} from './blog.view.tsx';
import {readDrawings} from './read-drawings.ts';
import {readRest} from './read-rest.ts';

// Offline or blocked: the view says so and offers a retry.
const lost = (lang: Language, id: string | null): Partial<BlogState> => ({
  text: {key: textKey(lang, id ?? ''), content: 'lost'},
});

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
    open: article ?? null,
    text: null,
    load: loadArticle,
  });

  static preload = async (state: BlogState, lang: Language): Promise<Partial<BlogState>> => {
    const {drawings, filter, reader} = state;
    // A language does not wait for a text that is loading in another language.
    const open = state.text === null && state.articles.length > 0 ? null : state.open;
    const [list, drawn, rest] = await Promise.all([
      articles(lang),
      drawings ? {} : readDrawings().then((all) => ({drawings: all})), // loading files arrive by themselves
      // A category may have articles that the first screen lacks.
      reader || open !== null || filter !== 'all'
        ? readRest({...state, open}, lang).catch(() => lost(lang, open))
        : {},
    ]);
    return {late: null, text: null, ...list, ...drawn, ...rest};
  };

  /** The style rules of the drawings, and of the part that shows articles. */
  static stateStyles = ({open, reader, drawings}: BlogState): string =>
    (drawings?.styles ?? '') + ((open !== null && reader?.styles) || '');

  /** The key of the text that is loading, and its promise; without an open article the key has no id. */
  #key = '';
  #coming: Promise<void> | undefined;

  /** Returns the address of a page of the agency's site in a language; without a path, the address of the list. */
  address(lang: Language, path = '/blog'): string {
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
    if (id !== null) await this.#bring();
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
    await this.#bring();
    this.setState({hasActed: true}); // now the number is right
  }

  /** Shows the whole list, and moves focus to the first new article. */
  async loadMore(): Promise<void> {
    await this.#bring();
    this.setState({isExpanded: true, hasActed: true});
    await this.focusOn(`.grid > :nth-child(${ARTICLES_AT_FIRST + 1}) a`);
  }

  /** Listens for the first touch, which loads the articles beyond the first screen early. */
  protected override connected(): void {
    for (const touch of ['focusin', 'pointerdown'])
      this.shadowRoot?.addEventListener(touch, () => void this.#bring(), {signal: this.connection});
    // Drawings from the server are needed for the first drawing; others follow.
    if (!this.state.drawings && !this.shadowRoot?.querySelector('.drawing')) this.setState({drawings: {}});
    const bringRest = async (): Promise<void> => {
      const drawings = await readDrawings();
      this.setState({drawings});
      this.setState({booking: await drawings.booking?.()});
    };
    // After the first frame, which waits for neither.
    this.addEventListener(
      'lamplight-ready',
      () => requestAnimationFrame(() => setTimeout(() => void bringRest())),
      {once: true},
    );
  }

  protected override attributeChanged(property: string): void {
    const {article = null, category} = this.attributeValues;
    if (property === 'category') {
      this.setState({filter: category});
      void this.#bring();
    }
    if (property === 'article' && article !== this.state.open) this.setState({open: article, shared: null});
  }

  protected override draw(root: HTMLElement): void {
    const styles = BlogElement.stateStyles(this.state);
    if (styles && this.shadowRoot) adoptStyles(this.shadowRoot, styles);
    super.draw(root);
    const {open, text} = this.state;
    if (open !== null && text?.key !== textKey(this.spoken ?? 'en', open)) void this.#bring();
  }

  /**
   * Loads the articles beyond the first screen, the part that shows articles, and the text of the open article, unless they are loaded or
   * loading. Never throws: the loaded articles stay, the view of an article offers a retry, and the next touch retries.
   */
  #bring(): Promise<void> | undefined {
    const {spoken, state} = this;
    const key = textKey(spoken ?? '', state.open ?? '');
    const isLoaded = isWhole(state) && state.reader && (state.open === null || state.text?.key === key);
    if (!spoken || isLoaded) return undefined;
    if (this.#key !== key) {
      this.#key = key;
      this.#coming = this.#read(spoken);
    }
    return this.#coming;
  }

  async #read(lang: Language): Promise<void> {
    const key = this.#key;
    const {state} = this;
    const read = await readRest(state, lang).catch((error: unknown) => {
      this.report(error, 'load');
      return lost(lang, state.open);
    });
    if (this.#key !== key) return; // another article was faster
    this.#key = '';
    if (lang === this.spoken) this.setState(read);
  }
}
