import {zonesOfPhone} from './area-codes.ts';
import {zonesOfPlace, type Place} from './place-zones.ts';
import {ZONES, type Zone} from './zone.ts';

/** The possible time zones of a person, and whether there is any evidence. */
export type PersonZones = {readonly zones: readonly Zone[]; readonly isKnown: boolean};

/** The local time of a zone at a moment; the weekday is 0 for Sunday. */
export type LocalTime = {readonly weekday: number; readonly hour: number; readonly minute: number};

const UNKNOWN: readonly Zone[] = ['central', 'mountain'];

/**
 * Returns the time zones of a person, from the numbers and places that the person has given. If the numbers and
 * places disagree, all zones count, because people keep their number when they move. Without evidence, both zones
 * of Texas count.
 */
export const zonesOfPerson = (phones: readonly string[], places: readonly Place[]): PersonZones => {
  const zones = [...new Set([...phones.flatMap(zonesOfPhone), ...places.flatMap(zonesOfPlace)])];
  return zones.length > 0 ? {zones, isKnown: true} : {zones: UNKNOWN, isKnown: false};
};

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const clocks = new Map<Zone, Intl.DateTimeFormat>();

const clockOf = (zone: Zone): Intl.DateTimeFormat => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: ZONES[zone],
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  return clock;
};

/** Returns the local time in a zone, including daylight time. */
export const localTime = (moment: Date, zone: Zone): LocalTime => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({type, value}) => [type, value]),
  );
  return {
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  };
};
