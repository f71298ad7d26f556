import {isSample} from 'virtual:lamplight/agency';
import {catalogs} from 'virtual:lamplight/catalogs/testimonials';
import {testimonials} from 'virtual:lamplight/testimonials';
import type {Asked} from '../element/early-answer.ts';
import type {Lang} from '../element/language.ts';
import {languageOf} from '../element/language-of.ts';
import {ViewElement} from '../element/view-element.ts';
import footerStyles from '../ui/footer/footer.css?inline';
import {attributes} from './testimonials.contract.ts';
import styles from './testimonials.css?inline';
import {
  type ShownTestimonial,
  testimonialsIn,
  testimonialsToShow,
  type TestimonialsState,
} from './testimonials.model.ts';
import {TestimonialsView} from './testimonials.view.tsx';

/** The sample agency's testimonials in a language; none for a real agency, and none that did not arrive. Never throws. */
const samples = async (lang: Lang): Promise<readonly ShownTestimonial[]> => {
  if (!isSample) return [];
  try {
    return (await testimonials[lang]()).map((item) => Object.assign({isSample}, item));
  } catch {
    return [];
  }
};

/** How long the API may take before the section stands without it. */
const patienceMs = 8_000;

/**
 * `<lamplight-testimonials>`: what clients say, from the API. The sample agency shows its invented ones when there are
 * none; a real agency without any shows nothing, and the element carries `data-empty`.
 * Everything that a page may rely on stands in `testimonials.contract.ts`.
 */
export class TestimonialsElement extends ViewElement<TestimonialsState, typeof attributes> {
  static readonly widget = 'testimonials';
  static readonly attributes = attributes;
  static readonly styles = styles + footerStyles;
  static readonly catalogs = catalogs;

  /** Left by the loader. */
  declare 'lamplight:answer'?: Asked['lamplight:answer'];
  static readonly View = TestimonialsView;
  static initialState = (): TestimonialsState => ({answered: null, builtIn: null, opened: [], missing: []});

  /** Brings the built-in ones where they show or have been drawn by the server, in the language to come. */
  static preload = async (
    {answered, builtIn}: TestimonialsState,
    lang: Lang,
  ): Promise<Partial<TestimonialsState>> =>
    builtIn === null || answered?.length === 0 ? {builtIn: await samples(lang)} : {};

  /** Puts an id on one of the lists of the state, or takes it off. */
  toggle(list: 'opened' | 'missing', id: number): void {
    const ids = this.state[list];
    this.setState({[list]: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]});
  }

  protected override connected(): void {
    if (this.state.answered !== null) return;
    // They come when the API has none; a server that has drawn them needs them at once.
    if (!this.shadowRoot?.querySelector('.card')) this.setState({builtIn: []});
    void this.#ask();
  }

  protected override draw(root: HTMLElement): void {
    super.draw(root);
    // A section of the page around an empty element can go too, by `:has()`.
    this.toggleAttribute('data-empty', testimonialsToShow(this.state)?.length === 0);
  }

  /** The one request before the visitor acts. */
  async #ask(): Promise<void> {
    const connection = this.connection;
    let answered: TestimonialsState['answered'] = [];
    try {
      const {'lamplight:answer': early} = this;
      this['lamplight:answer'] = undefined;
      const answer = await Promise.race([
        early ?? fetch(`${this.apiOrigin}/api/testimonials`, {signal: connection}),
        new Promise<never>((_, reject) => setTimeout(reject, patienceMs)),
      ]);
      if (answer.ok) answered = testimonialsIn(await answer.json());
    } catch {
      if (connection.aborted) return; // left the page: asked again on return
      // Else offline, blocked, late or no JSON: as if there were none.
    }
    let builtIn: TestimonialsState['builtIn'] = [];
    for (let lang: Lang | undefined; answered.length === 0 && lang !== languageOf(this);) {
      lang = languageOf(this); // again when another language was chosen meanwhile
      builtIn = await samples(lang);
    }
    this.setState({answered, builtIn});
  }
}
