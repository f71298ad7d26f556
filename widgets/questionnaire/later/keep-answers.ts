import {type KeptAnswers, storageKey} from '../session-answers.ts';
import {isAboutHealth} from './phase-paths.ts';

/** Keeps the answers for this tab. Never throws. */
export const keepAnswers = ({phase, answers, changes, clientId}: KeptAnswers): void => {
  const kept = Object.fromEntries(Object.entries(answers).filter(([path]) => !isAboutHealth(path)));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({phase, answers: kept, changes, clientId}));
  } catch {
    // Blocked or full: the answers stay in this page's memory.
  }
};
