import {
  federalContactHours,
  texasContactHours,
  type ContactHours,
} from '../../../insurance/figures/contact-rules.ts';
import {localTime} from './local-time.ts';
import type {Zone} from './zone.ts';

const RULES: readonly ContactHours[] = [federalContactHours.value, texasContactHours.value];

const HOUR_MS = 3_600_000;
// The longest silence is from Saturday 21:00 to Sunday noon; the hours of two zones together leave a day and a half at most.
const MOST_HOURS = 72;

/** Says whether a moment lies outside the quiet hours of every rule in every zone. */
export const isWithinHours = (moment: Date, zones: readonly Zone[]): boolean =>
  zones.every((zone) => {
    const {weekday, hour} = localTime(moment, zone);
    return RULES.every((rule) => {
      const {from, to} = weekday === 0 ? rule.sunday : rule.otherDays;
      return hour >= from && hour < to;
    });
  });

/** Gives the next moment outside the quiet hours: the moment itself when it is. Rules and zones of this country change at full hours. */
export const nextWithinHours = (moment: Date, zones: readonly Zone[]): Date => {
  if (isWithinHours(moment, zones)) return moment;
  const firstHour = Math.ceil(moment.getTime() / HOUR_MS) * HOUR_MS;
  for (let hours = 0; hours < MOST_HOURS; hours += 1) {
    const next = new Date(firstHour + hours * HOUR_MS);
    if (isWithinHours(next, zones)) return next;
  }
  // No hour is common to these zones (Puerto Rico and Hawaii share nine to eighteen, so this takes a change of the rules).
  return new Date(firstHour + MOST_HOURS * HOUR_MS);
};
