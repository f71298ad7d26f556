import type {AnswerPath} from '../answer-path.ts';

/** The health answers, which stay in memory, and are sent only with consent. */
export const healthPaths: readonly AnswerPath[] = [
  'conditions',
  'medications',
  'lifestyle',
  'familyHistory',
].map((field) => `healthInfo.${field}`);
