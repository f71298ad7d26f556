import {newKey} from '../../api/idempotency-key.ts';
import type {Translate} from '../../element/translate.ts';
import {calendarFile} from './calendar-file.ts';

/** Offers the day of the next review as a calendar file. The link is never part of the page. */
export const saveReview = (day: string, t: Translate): void => {
  const file = calendarFile({
    day,
    title: t('reviewTitle'),
    text: t('reviewText'),
    uid: `${newKey()}@lamplight`,
    madeAt: new Date(),
  });
  const address = URL.createObjectURL(new Blob([file], {type: 'text/calendar;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `review-${day}.ics`;
  link.click();
  // The browser has taken the file by the next turn; a minute is for the slow ones.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
