import type {Example} from '../conformance/example.ts';
import {TestimonialsElement} from './testimonials.element.ts';
import type {ShownTestimonial, TestimonialsState} from './testimonials.model.ts';

const real: readonly ShownTestimonial[] = [
  {
    id: 11,
    name: 'Ana María de la Cruz',
    service: 'health',
    rating: 5,
    review: 'Me explicó la diferencia entre plata y oro en diez minutos, con mis números.',
    lang: 'es',
    relationship: 'Clienta desde 2023',
    source: 'Google',
    date: '2026-03-14',
  },
  {
    id: 12,
    name: 'Robert K.',
    service: 'medicare',
    rating: 4,
    review:
      'I came with a letter I did not understand and a deadline I had nearly missed. She read the letter with me, told me ' +
      'which of the two dates mattered, wrote down who to call and what to say, and rang me the week after to ask how it ' +
      'went. Nothing was sold to me that day, which is why I came back in October when there was something to decide.',
    lang: 'en',
    relationship: 'Client since 2019',
    source: 'Email',
    date: '2026-10-02',
  },
  {
    id: 13,
    name: '王女士',
    service: 'retirement',
    rating: 5,
    review: '她先把每一步的算法讲清楚，再说结论。',
    lang: 'zh',
    relationship: '2022 年起的客户',
    source: 'WeChat',
    date: '2026-05-20',
  },
];

/** Brings the element into a state once the API has answered, because the answer replaces what the element shows. */
const into =
  (state: Partial<TestimonialsState>): NonNullable<Example['prepare']> =>
  async (element) => {
    if (!(element instanceof TestimonialsElement)) return;
    while (element.isConnected && element.state.answered === null) await nextFrame();
    element.setState(state);
  };

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Every state of the element. */
export const examples: readonly Example[] = [
  {name: 'built-in testimonials', prepare: into({answered: []})},
  {
    name: 'heading left to the page',
    attributes: {heading: 'off', picker: 'off'},
    prepare: into({answered: []}),
  },
  {name: 'clients of the agency', prepare: into({answered: real})},
  {name: 'a long one opened', prepare: into({answered: real, opened: [12]})},
  {name: 'one only', prepare: into({answered: real.slice(0, 1)})},
  {name: 'waiting for a real agency’s', prepare: into({answered: null, builtIn: []})},
  {name: 'none, and nothing shown', prepare: into({answered: [], builtIn: []})},
];
