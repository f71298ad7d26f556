import {chicagoHourMs} from '../../../insurance/calendar/chicago.ts';
import type {Day} from '../../../insurance/calendar/day.ts';

const HOUR = 7;

/** Returns the time, in Texas, at which the mails of a day go to the agent: before the working day begins. */
export const agentMorning = (day: Day): Date => new Date(chicagoHourMs(day, HOUR));
