import type {AnswerPath} from '../answer-path.ts';

/** The health answers: in memory only, and sent only when agreed to. */
export const healthPaths: readonly AnswerPath[] = [
  'conditions',
  'medications',
  'lifestyle',
  'familyHistory',
].map((field) => `healthInfo.${field}`);
