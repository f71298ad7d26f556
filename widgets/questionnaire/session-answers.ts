import type {AnswerPath, Phase} from './answer-path.ts';
import type {Answers, LifeChangeRow, SavedSend} from './questionnaire.model.ts';

/**
 * What outlives a reload of the tab: every answer but those about health. Storage may be blocked or full, then the answers
 * live as long as the page; nothing is written before the visitor has answered something.
 */
const storageKey = 'lamplightQuestionnaire';

/** What is kept. */
export type KeptAnswers = {
  readonly phase: Phase;
  readonly answers: Answers;
  readonly changes: readonly LifeChangeRow[];
  readonly clientId: string | null;
  readonly sent: SavedSend | null;
};

/** Says whether an answer is about a person's health, also where the answer stands among others: it outlives no reload. */
export const isAboutHealth = (path: AnswerPath): boolean =>
  path.startsWith('healthInfo.') || /\.(pregnant|babiesExpected|tobacco)$/.test(path);

/** Keeps the answers for this tab, before the page can go. Never throws. */
export const keepAnswers = ({phase, answers, changes, clientId, sent}: KeptAnswers): void => {
  const kept = Object.fromEntries(Object.entries(answers).filter(([path]) => !isAboutHealth(path)));
  const known = sent?.isPrivate ? {...sent, text: ''} : sent;
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({phase, answers: kept, changes, clientId, sent: known} satisfies KeptAnswers),
    );
  } catch {
    // Blocked or full: the answers stay in this page's memory.
  }
};

/** What this tab kept, or null. Never throws: what is not of our making is nothing. */
export const keptAnswers = (): KeptAnswers | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<KeptAnswers> | null;
    const {phase = 1, answers = {}, changes = [], clientId = null, sent = null} = kept ?? {};
    const isOurs =
      [1, 2, 3].includes(phase) &&
      [clientId, sent && sent.key].every((id) => id === null || /^[\da-f-]{36}$/.test(id)) &&
      Object.values(answers).every((answer) => typeof answer === 'string') &&
      changes.length > 0 &&
      changes.every(({change, date}) => typeof change === 'string' && typeof date === 'string');
    return kept && isOurs ? {phase, answers, changes, clientId, sent} : null;
  } catch {
    return null; // blocked, or not JSON
  }
};

/** Forgets what this tab kept. Never throws. */
export const forgetAnswers = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing was kept.
  }
};
