import {MS_PER_HOUR} from '../../insurance/calendar/duration.ts';
import type {Hours} from '../../agency/config.schema.ts';
import {chicagoOffsetHours} from '../../insurance/calendar/chicago.ts';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * Returns whether the agency is open at a moment, by the regular hours and the days off in Texas time. A span of
 * days may wrap around the week (`fri` to `mon`). Days by appointment count as closed.
 */
export const isOpenAt = ({regular, daysOff = []}: Pick<Hours, 'regular' | 'daysOff'>, now: Date): boolean => {
  // The UTC accessors of this date return the local time of Chicago.
  const local = new Date(now.getTime() + chicagoOffsetHours(now.getTime()) * MS_PER_HOUR);
  const day = local.getUTCDay();
  const [date = '', time = ''] = local.toISOString().slice(0, 16).split('T');
  if (daysOff.some(({from, to}) => date >= from && date <= to)) return false;
  return regular.some(({from, to, opens, closes}) => {
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    const isDay = first <= last ? day >= first && day <= last : day >= first || day <= last;
    return isDay && time >= opens && time < closes;
  });
};
