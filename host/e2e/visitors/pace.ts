import type {Page} from '@playwright/test';
import {wordsIn} from '../../../widgets/questionnaire/read-words.ts';
import type {Visitor} from './visitors.ts';

/**
 * The seconds of a human act. `point` and `think` are operators of the keystroke-level model (Card, Moran and Newell, Communications of the
 * ACM 23(7), 1980): pointing at a target, and the decision before an answer. `letter`: 36.2 words a minute on a phone (Palin and others,
 * MobileHCI 2019). `word`: silent reading at 238 words a minute (Brysbaert, Journal of Memory and Language 109, 2019).
 */
const SECONDS = {point: 1.1, think: 1.35, letter: 0.33, word: 0.25} as const;

/** The seconds that are counted for each wait for the product: a page, or the answer. `npm run bench -- landing` measures less on a slow phone. */
const WAIT_SECONDS = 2;

type Acts = {presses: number; letters: number; words: number};

/** The acts of a visit so far. */
export type Pace = {
  /** Counts a text that the visitor reads. */
  readonly read: (text: string) => void;
  /** The number of documents that the visit has loaded. */
  readonly documents: number;
  /** Returns the seconds that a person needs for the counted acts. */
  seconds(counts: {readonly decisions: number; readonly waits: number}): number;
  /** Describes the counts. */
  toString(): string;
};

/** Counts the presses and letters of a visit from now on, on all of its pages. */
export const watchPace = async (page: Page, {by}: Visitor): Promise<Pace> => {
  const acts: Acts = {presses: 0, letters: 0, words: 0};
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.exposeFunction('visitorActed', (presses: number, letters: number) => {
    acts.presses += presses;
    acts.letters += letters;
  });
  await page.addInitScript((isByKeyboard) => {
    const {visitorActed} = window as unknown as {
      visitorActed: (presses: number, letters: number) => void;
    };
    const lengths = new WeakMap<HTMLInputElement, number>();
    if (isByKeyboard) {
      addEventListener('keydown', () => visitorActed(0, 1), {capture: true});
      return;
    }
    addEventListener(
      'click',
      ({isTrusted}) => {
        if (isTrusted) visitorActed(1, 0);
      },
      {capture: true},
    );
    const typed = (event: Event): void => {
      const [target] = event.composedPath();
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
      const before = lengths.get(target);
      lengths.set(target, target.value.length);
      // The first letter follows a press on the field.
      visitorActed(before === undefined ? 1 : 0, Math.abs(target.value.length - (before ?? 0)));
    };
    addEventListener('input', typed, {capture: true});
    // A press opens the list, and a press chooses.
    addEventListener(
      'change',
      (event) => {
        if (event.composedPath()[0] instanceof HTMLSelectElement) visitorActed(2, 0);
      },
      {capture: true},
    );
  }, by === 'keyboard');
  return {
    read: (text) => void (acts.words += wordsIn(text)),
    get documents() {
      return documents;
    },
    seconds: ({decisions, waits}) =>
      acts.presses * SECONDS.point +
      acts.letters * SECONDS.letter +
      acts.words * SECONDS.word +
      decisions * SECONDS.think +
      waits * WAIT_SECONDS,
    toString: () => `${acts.presses} presses, ${acts.letters} letters, ${acts.words.toFixed(0)} words`,
  };
};
