import {isSample} from 'virtual:lamplight/agency';
import {catalogs} from 'virtual:lamplight/catalogs/testimonials';
import {testimonials} from 'virtual:lamplight/testimonials';
import type {ElementWithAnswer} from '../element/early-answer.ts';
import type {Language} from '../../contract/language.ts';
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

/**
 * Returns the sample agency's testimonials in a language; none for a real agency, and none if they could not be loaded.
 * Never throws.
 */
const samples = async (lang: Language): Promise<readonly ShownTestimonial[]> =>
  isSample ? Promise.resolve(testimonials(lang)).catch(() => []) : [];

/** Imports the part for pictures and steps; null if the part cannot be loaded. */
const importLate = () => import('./testimonials-late.tsx').catch(() => null);

/** The maximum wait for the API before the section is drawn without it. */
const PATIENCE_MS = 8_000;

/**
 * `<lamplight-testimonials>`: clients' reviews from the API. Without reviews the sample agency shows its invented reviews;
 * a real agency shows nothing, and the element has `data-empty`. `testimonials.contract.ts` has the public contract.
 */
export class TestimonialsElement extends ViewElement<TestimonialsState, typeof attributes> {
  static readonly widget = 'testimonials';
  static readonly attributes = attributes;
  static readonly styles = styles + footerStyles;
  static readonly catalogs = catalogs;

  /** The answer that the loader has requested. */
  declare 'lamplight:data'?: ElementWithAnswer['lamplight:data'];
  static readonly View = TestimonialsView;
  static initialState = (): TestimonialsState => ({
    answered: null,
    builtIn: null,
    opened: [],
  });

  /** Loads the built-in testimonials in the new language, if they are shown or were drawn by the server. */
  static preload = async (
    {answered, builtIn}: TestimonialsState,
    lang: Language,
  ): Promise<Partial<TestimonialsState>> =>
    builtIn === null || answered?.length === 0 ? {builtIn: await samples(lang)} : {};

  /** Opens a long testimonial, or closes it. */
  toggle(id: number): void {
    const {opened} = this.state;
    this.setState({opened: opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]});
  }

  /** Moves the rail by one card. If the file cannot be loaded, the rail still scrolls by touch and by keyboard. */
  async move(step: 1 | -1): Promise<void> {
    (await importLate())?.move(this, step);
  }

  protected override connected(): void {
    if (this.state.answered !== null) return;
    // The built-in testimonials load if the API has none; if the server has drawn them, they are needed
    // immediately.
    if (!this.shadowRoot?.querySelector('.card')) this.setState({builtIn: []});
    void this.#ask();
  }

  protected override draw(root: HTMLElement): void {
    super.draw(root);
    // A section around an empty element can be hidden, too, by `:has()`.
    this.toggleAttribute('data-empty', testimonialsToShow(this.state)?.length === 0);
  }

  /** The only request before the visitor acts. */
  async #ask(): Promise<void> {
    const connection = this.connection;
    let answered: TestimonialsState['answered'] = [];
    let patience: ReturnType<typeof setTimeout> | undefined;
    try {
      const early = this['lamplight:data'];
      delete this['lamplight:data'];
      const answer: unknown = await Promise.race([
        early ?? fetch(`${this.apiOrigin}/api/testimonials`, {signal: connection}).then((one) => one.json()),
        new Promise<never>((_, reject) => {
          patience = setTimeout(reject, PATIENCE_MS);
        }),
      ]);
      answered = testimonialsIn(answer); // of an error, nothing
    } catch {
      if (connection.aborted) return; // the element has left the page and will request again on return
      // The page is offline, or the answer was blocked, late or not JSON: the element then has no testimonials from
      // the API.
    } finally {
      clearTimeout(patience); // the timer would keep a removed element in memory
    }
    let builtIn: TestimonialsState['builtIn'] = [];
    for (let lang: Language | undefined; answered.length === 0 && lang !== languageOf(this);) {
      lang = languageOf(this); // repeats if another language was chosen meanwhile
      builtIn = await samples(lang);
    }
    this.setState({answered, builtIn});
    // Until the part has loaded, and if it cannot be loaded, the initials stay.
    if (answered.some(({imageUrl}) => imageUrl)) this.setState({late: await importLate()});
  }
}
