import {MS_PER_HOUR} from '../../../insurance/calendar/duration.ts';
import {
  federalContactHours,
  texasContactHours,
  type ContactHours,
} from '../../../insurance/figures/contact-rules.ts';
import {localTime} from './local-time.ts';
import type {Zone} from './zone.ts';

const RULES: readonly ContactHours[] = [federalContactHours.value, texasContactHours.value];

// The longest quiet period is from Saturday 21:00 to Sunday noon; two zones together leave at most a day and a half.
const MOST_HOURS = 72;

/** Returns whether a moment is outside the quiet hours of every rule in every zone. */
export const isWithinHours = (moment: Date, zones: readonly Zone[]): boolean =>
  zones.every((zone) => {
    const {weekday, hour} = localTime(moment, zone);
    return RULES.every((rule) => {
      const {from, to} = weekday === 0 ? rule.sunday : rule.otherDays;
      return hour >= from && hour < to;
    });
  });

/**
 * Returns the next moment outside the quiet hours, which may be the given moment. Rules and time zones of the United States change at full
 * hours.
 */
export const nextWithinHours = (moment: Date, zones: readonly Zone[]): Date => {
  if (isWithinHours(moment, zones)) return moment;
  const firstHour = Math.ceil(moment.getTime() / MS_PER_HOUR) * MS_PER_HOUR;
  for (let hours = 0; hours < MOST_HOURS; hours += 1) {
    const next = new Date(firstHour + hours * MS_PER_HOUR);
    if (isWithinHours(next, zones)) return next;
  }
  // The zones have no allowed hour in common. Puerto Rico and Hawaii share nine to eighteen, so this needs a change of the rules.
  return new Date(firstHour + MOST_HOURS * MS_PER_HOUR);
};
