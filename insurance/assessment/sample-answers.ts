/** Sample answers of the questionnaire, for the tests of its assessment. */
import type {LeadAnswers} from '../household/household.ts';
import type {Point, PointParams} from '../point/point.ts';

/** A visitor who cannot be reached. */
export const nobody = {hasEmail: false, hasPhone: false, hasAgreed: false};

/** The day and language of the samples. */
export const context = {today: '2026-11-21', lang: 'en', reachability: nobody};

/** One person of 40 in Houston. */
export const lead: LeadAnswers = {
  age: '40',
  location: 'Houston, TX 77002',
  income: '30k-50k',
  familyStatus: 'single',
  householdSize: '1',
};

/** Returns the codes of a result's points, in order. */
export const codesOf = ({points}: {readonly points: readonly Point[]}) => points.map(({code}) => code);

/** Returns the parameters of the first point with a code; an empty object when there is no such point. */
export const paramsOf = ({points}: {readonly points: readonly Point[]}, code: string): PointParams =>
  points.find((point) => point.code === code)?.params ?? {};
