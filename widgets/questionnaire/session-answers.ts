import {keepForTab, keptForTab} from '../element/tab-memory.ts';
import type {AnswerPath, Phase} from './answer-path.ts';
import type {GroupName} from './group-name.ts';
import type {Answers, LifeChangeRow, SavedSend} from './questionnaire.model.ts';

/** The name of the tab's entry (`element/tab-memory.ts`). */
export const STORAGE_KEY = 'lamplightQuestionnaire';

/** The answers that the tab stores: every answer except health answers, after the visitor's first answer. */
export type KeptAnswers = {
  readonly phase: Phase;
  readonly answers: Answers;
  readonly people: number;
  readonly open: readonly GroupName[];
  readonly changes: readonly LifeChangeRow[];
  readonly clientId: string | null;
  readonly sent: SavedSend | null;
};

/**
 * Returns whether an answer is about a person's health, even within another answer: such an answer does not survive a
 * reload.
 */
export const isAboutHealth = (path: AnswerPath): boolean =>
  path.startsWith('healthInfo.') || /\.(pregnant|babies|due|tobacco)/.test(path);

/** Returns the answers without those about health. */
export const withoutHealth = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => !isAboutHealth(path)));

/** Stores the answers for this tab, before the page can be closed. Never throws. */
export const keepAnswers = ({phase, answers, people, open, changes, clientId, sent}: KeptAnswers): void => {
  const known = sent?.isPrivate ? {...sent, text: ''} : sent;
  keepForTab(STORAGE_KEY, {
    phase,
    answers: withoutHealth(answers),
    people,
    open,
    changes,
    clientId,
    sent: known,
  } satisfies KeptAnswers);
};

/** Reads the stored answers of this tab, or null. Never throws: foreign values are ignored. */
export const keptAnswers = (): KeptAnswers | null => {
  try {
    const kept = keptForTab(STORAGE_KEY) as Partial<KeptAnswers> | undefined;
    const {phase = 1, answers = {}, people = 1, changes = [], clientId = null, sent = null} = kept ?? {};
    const open = kept?.open ?? ['household'];
    const isOurs =
      [1, 2, 3].includes(phase) &&
      [clientId, sent && sent.key].every((id) => id === null || /^[\da-f-]{36}$/.test(id)) &&
      Object.values(answers).every((answer) => typeof answer === 'string') &&
      Number.isInteger(people) &&
      open.every((group) => typeof group === 'string') &&
      changes.length > 0 &&
      changes.every(({change, date}) => typeof change === 'string' && typeof date === 'string');
    return kept && isOurs ? {phase, answers, people, open, changes, clientId, sent} : null;
  } catch {
    return null; // written by another script
  }
};
