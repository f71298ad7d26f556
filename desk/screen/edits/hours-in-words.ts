import {WEEKDAYS, type HoursDraft, type Weekday} from '../../../contract/desk-edits.ts';
import type {Language} from '../../../contract/language.ts';
import type {Text} from '../../language/use-text.ts';
import type {Row} from '../../shell/two-versions.tsx';

/** Returns the name of a day of the week. */
export const dayName = (day: Weekday, language: Language): string =>
  // January 1, 2024 was a Monday.
  new Intl.DateTimeFormat(language, {weekday: 'long', timeZone: 'UTC'}).format(
    Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)),
  );

/** Converts hours to rows for a comparison. */
export const hoursRows = (
  {regular, byAppointment, daysOff}: HoursDraft,
  t: Text,
  language: Language,
): readonly Row[] => [
  [
    t('edit.field.regular'),
    regular
      .map(
        ({from, to, opens, closes}) =>
          `${dayName(from, language)} – ${dayName(to, language)}, ${opens} – ${closes}`,
      )
      .join('; '),
  ],
  [t('edit.field.byAppointment'), byAppointment.map((day) => dayName(day, language)).join(', ')],
  [t('edit.field.daysOff'), daysOff.map(({from, to}) => `${from} – ${to}`).join('; ')],
];
