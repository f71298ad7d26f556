import type * as WordReaders from '../../../../insurance/answers/words.ts';
import type {RuleAnswers} from '../rules.ts';
import type * as Rules from '../rules.ts';

let rules: typeof Rules | undefined;
let readers: typeof WordReaders | undefined;

/** Returns whether the visitor has written something that the rules must read. */
const hasWords = ({answers, changes}: RuleAnswers): boolean =>
  [
    answers['leadData.currentCoverage'],
    answers['policyInfo.medicare'],
    ...changes.map(({change}) => change),
  ].some((text) => text !== undefined && text.trim() !== '');

/** The loaded rules; undefined before they, and the readers of the visitor's words, have loaded. */
export const arrivedRules = (state: RuleAnswers): typeof Rules | undefined =>
  readers !== undefined || !hasWords(state) ? rules : undefined;

/** The loaded readers of words. */
export const arrivedWords = (): WordReaders.Words | undefined => readers?.words;

/**
 * Loads the rules, and the readers of the visitor's words if there are words; undefined without a file: then an answer shows only its
 * points. Never rejects.
 */
export const loadRules = async (state: RuleAnswers): Promise<typeof Rules | undefined> => {
  try {
    const [loaded, loadedReaders] = await Promise.all([
      rules ?? import('../rules.ts'),
      readers ?? (hasWords(state) ? import('../../../../insurance/answers/words.ts') : undefined),
    ]);
    rules = loaded;
    // A request without words may end after a request with words.
    readers ??= loadedReaders;
  } catch {
    // The result is shown without the rules; the next result retries.
  }
  return arrivedRules(state);
};
