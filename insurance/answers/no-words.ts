import type {Words} from './words.ts';

/** The readers for a household that has written nothing: each answers as the reader of an empty text does. */
export const noWords: Words = {
  currentProgramIn: () => undefined,
  hasWorkPlan: () => false,
  holdsMedicaid: () => false,
  medicaidIn: () => null,
  statedIn: () => [],
  hasMedicareIn: () => false,
  comingMedicareIn: () => null,
  drugCoverIn: () => null,
  lacksPartB: () => false,
  isPartAOnly: () => false,
  readCoverageEnd: () => ({kind: null, lastDay: null, window: null, end: null}),
  readLifeChanges: () => [],
};
