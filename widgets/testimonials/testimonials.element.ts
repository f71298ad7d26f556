import {catalogs} from 'virtual:lamplight/catalogs/testimonials';
import {testimonials} from 'virtual:lamplight/testimonials';
import type {Lang} from '../element/language.ts';
import {ViewElement} from '../element/view-element.ts';
import footerStyles from '../ui/footer/footer.css?inline';
import {attributes} from './testimonials.contract.ts';
import styles from './testimonials.css?inline';
import {testimonialsIn, testimonialsToShow, type TestimonialsState} from './testimonials.model.ts';
import {TestimonialsView} from './testimonials.view.tsx';

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
  static readonly View = TestimonialsView;
  static initialState = (): TestimonialsState => ({answered: null, builtIn: [], opened: [], missing: []});

  static preload = async (_state: TestimonialsState, lang: Lang): Promise<Partial<TestimonialsState>> => ({
    builtIn: (await testimonials[lang]()).map((item) => Object.assign({isSample: true}, item)),
  });

  /** Puts an id on one of the lists of the state, or takes it off. */
  toggle(list: 'opened' | 'missing', id: number): void {
    const ids = this.state[list];
    this.setState({[list]: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]});
  }

  protected override connected(): void {
    if (this.state.answered === null) void this.#ask();
  }

  protected override draw(root: HTMLElement): void {
    super.draw(root);
    // A section of the page around an empty element can go too, by `:has()`.
    this.toggleAttribute('data-empty', testimonialsToShow(this.state)?.length === 0);
  }

  /** The one request before the visitor acts. */
  async #ask(): Promise<void> {
    const connection = this.connection;
    try {
      const signal = AbortSignal.any([connection, AbortSignal.timeout(patienceMs)]);
      const answer = await fetch(`${this.apiOrigin}/api/testimonials`, {signal});
      this.setState({answered: answer.ok ? testimonialsIn(await answer.json()) : []});
    } catch {
      // Left the page: asked again on return. Else offline, blocked, late or no JSON: as if there were none.
      if (!connection.aborted) this.setState({answered: []});
    }
  }
}
