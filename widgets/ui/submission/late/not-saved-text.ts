import type {Translate} from '../../../element/translate.ts';

/** A longer wait is not named, because nobody waits in front of a form for that long. */
const LONGEST_NAMED_MINUTES = 60;

/**
 * Returns the text for a send of which nothing was saved. If the server has said when a retry can help, the text names the time,
 * rounded up: tens of seconds below a minute, otherwise minutes.
 */
export const notSavedText = (t: Translate, retryAfterMs = 0): string => {
  const seconds = Math.ceil(retryAfterMs / 10_000) * 10;
  const minutes = Math.ceil(retryAfterMs / 60_000);
  if (minutes === 0 || minutes > LONGEST_NAMED_MINUTES) return t('notSaved');
  if (seconds < 60) return t('retryIn.seconds', {seconds});
  return minutes === 1 ? t('retryIn.minute') : t('retryIn.minutes', {minutes});
};
