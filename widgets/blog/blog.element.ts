import {bookingUrl} from 'virtual:lamplight/agency';
import {articles} from 'virtual:lamplight/articles';
import {catalogs} from 'virtual:lamplight/catalogs/blog';
import type {MouseEvent} from 'react';
import type {Lang} from '../element/language.ts';
import {ViewElement} from '../element/view-element.ts';
import {attributes} from './blog.contract.ts';
import buttonStyles from './blog-button.css?inline';
import footerStyles from '../ui/footer/footer.css?inline';
import articleStyles from './article.css?inline';
import listStyles from './blog.css?inline';
import drawingStyles from './drawing.css?inline';
import {articlesAtFirst, type ArticleText, type BlogState, type Filter, textKey} from './blog.model.ts';
import {BlogView} from './blog.view.tsx';
import {readDrawings} from './read-drawings.ts';
import {readText} from './read-text.ts';

/**
 * `<lamplight-blog>`: the agency's articles, as a list and one at a time. Every link leads to the article's page on the
 * agency's site; a plain click opens it here, unless the page routes it or asks for the site.
 * Everything that a page may rely on stands in `blog.contract.ts`.
 */
export class BlogElement extends ViewElement<BlogState, typeof attributes> {
  static readonly widget = 'blog';
  static readonly attributes = attributes;
  static readonly styles = listStyles + drawingStyles + articleStyles + buttonStyles + footerStyles;
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
    filter: category,
    isExpanded: false,
    hasActed: false,
    open: article ?? null,
    text: null,
    shared: null,
    drawings: null,
    booking: bookingUrl,
  });

  static preload = async ({open, drawings}: BlogState, lang: Lang): Promise<Partial<BlogState>> => {
    const [list, drawn] = await Promise.all([
      articles[lang](),
      drawings ? {} : readDrawings().then((all) => ({drawings: all})), // those that are on their way come by themselves
    ]);
    return {articles: list, ...drawn, text: await readText(list, lang, open)};
  };

  /** The key of the text that is being read. */
  #reading = '';

  /** The address of a page of the agency's site in a language; without a path that of the list. */
  address(lang: Lang, path = '/blog'): string {
    return this.siteOrigin + (lang === 'en' ? '' : `/${lang}`) + path;
  }

  /** Follows a link on a plain click; everything else is the browser's. */
  follow(event: MouseEvent<HTMLAnchorElement>, id: string | null): void {
    if (id !== null) this.reach('opened');
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isRoutedByPage = !this.emit('lamplight-navigate', {to: event.currentTarget.href});
    if (!isRoutedByPage && this.attributeValues.links === 'site') return;
    event.preventDefault();
    if (!isRoutedByPage) this.show(id);
  }

  /** Shows an article, or the list, and moves focus to it. Does not touch the page's address. */
  show(id: string | null): void {
    const left = this.state.open;
    this.setState({open: id, shared: null});
    void this.focusOn(id === null ? `[data-id="${CSS.escape(left ?? '')}"]` : '.title');
  }

  /** Shows one category. At home (`links="site"`) a category has an address: the page may go there and set the attribute. */
  choose(filter: Filter): void {
    this.setState({filter, hasActed: true});
    if (this.attributeValues.links === 'site')
      this.emit('lamplight-navigate', {
        to: this.address(this.spoken ?? 'en', `/blog${filter === 'all' ? '' : `?category=${filter}`}`),
      });
  }

  /** Shows the whole list, and moves focus to the first article that was not there. */
  loadMore(): void {
    this.setState({isExpanded: true, hasActed: true});
    void this.focusOn(`.grid > :nth-child(${articlesAtFirst + 1}) a`);
  }

  /** Reads the text again that could not be had. */
  readAgain(): void {
    this.setState({text: null});
  }

  /**
   * Brings what stands in the list without being waited for: the drawings, unless the server has drawn them already, and the booking
   * page's coming month, which a prerendered page does not know, because the page may be read long after.
   */
  protected override connected(): void {
    if (!this.state.drawings && !this.shadowRoot?.querySelector('.drawing')) {
      this.setState({drawings: {}});
      void readDrawings().then((all) => this.setState({drawings: all}));
    }
    void import('../ui/booking-address.ts').then(
      (booking) => this.setState({booking: booking.bookingAddress()}),
      () => undefined, // the booking page opens at its own month
    );
  }

  protected override attributeChanged(property: string): void {
    const {article = null, category} = this.attributeValues;
    if (property === 'category') this.setState({filter: category});
    if (property === 'article' && article !== this.state.open) this.setState({open: article, shared: null});
  }

  protected override draw(root: HTMLElement): void {
    super.draw(root);
    void this.#read();
  }

  /** Gets the text of the article on screen, unless it is there or on its way. */
  async #read(): Promise<void> {
    const {open, text, articles: list} = this.state;
    const lang = this.spoken;
    if (open === null || lang === null || list.every(({id}) => id !== open)) return;
    const key = textKey(lang, open);
    if (text?.key === key || this.#reading === key) return;
    this.#reading = key;
    const read: ArticleText | null = await readText(list, lang, open);
    if (this.#reading !== key) return; // another article or language overtook this one
    this.#reading = '';
    this.setState({text: read});
  }
}
