import {type KeptAnswers, storageKey} from '../session-answers.ts';
import {isAboutHealth} from './phase-paths.ts';

/** Keeps the answers for this tab. Never throws. */
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
