import {readCoverageEnd} from '../windows/coverage-end.ts';
import {drugCoverIn} from './drug-cover.ts';
import {currentProgramIn, hasWorkPlan, holdsMedicaid, medicaidIn} from './current-program.ts';
import {readLifeChanges} from './life-change.ts';
import {hasMedicareIn, isPartAOnly, lacksPartB} from './medicare-status.ts';
import {comingMedicareIn} from './coming-medicare.ts';
import {statedIn} from './stated.ts';

/**
 * The readers of the words that visitors write, in five languages. The rules get them as a value, so that a browser downloads them (9 kB)
 * only for a household that has written something.
 */
export const words = {
  currentProgramIn,
  hasWorkPlan,
  holdsMedicaid,
  medicaidIn,
  statedIn,
  hasMedicareIn,
  comingMedicareIn,
  drugCoverIn,
  lacksPartB,
  isPartAOnly,
  readCoverageEnd,
  readLifeChanges,
} as const;

/** Readers of words. */
export type Words = typeof words;
