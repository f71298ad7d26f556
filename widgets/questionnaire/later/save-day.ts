import {newKey} from '../../api/idempotency-key.ts';
import {type CalendarDay, calendarFile} from './calendar-file.ts';

/** A day for a calendar, with the name of the file. */
type SavedDay = Pick<CalendarDay, 'day' | 'title' | 'text'> & {readonly name: string};

/** Offers a day as a calendar file. The link never becomes part of the page. */
export const saveDay = ({name, ...day}: SavedDay): void => {
  const file = calendarFile({...day, uid: `${newKey()}@lamplight`, madeAt: new Date()});
  const address = URL.createObjectURL(new Blob([file], {type: 'text/calendar;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${day.day}.ics`;
  link.click();
  // The browser has read the file by the next turn; a minute is for slow browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
