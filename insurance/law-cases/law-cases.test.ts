import {describe, expect, test} from 'vitest';
import {qualifyLead} from '../assessment/qualify-lead.ts';
import {context} from '../assessment/sample-answers.ts';
import {at19And26} from './at-19-and-26.ts';
import {at65} from './at-65.ts';
import {endOfCoverage} from './end-of-coverage.ts';
import {medicareInWords} from './medicare-in-words.ts';
import {pregnancyAndOthers} from './pregnancy-and-others.ts';
import type {MonthSpan} from '../months/triage-year.ts';

const cases = [...at65, ...at19And26, ...pregnancyAndOthers, ...endOfCoverage, ...medicareInWords];

const monthIn = (day: string): number => Number(day.slice(5, 7));

/** Returns the spans of a person in the form of the cases: adjacent spans of one program are joined. */
const written = (months: readonly MonthSpan[]): string => {
  const spans: {program: string; from: number; to: number}[] = [];
  for (const {from, to, program} of months) {
    const last = spans.at(-1);
    const name = program ?? 'open';
    if (last?.program === name) last.to = monthIn(to);
    else spans.push({program: name, from: monthIn(from), to: monthIn(to)});
  }
  return spans.map(({program, from, to}) => `${program} ${from}-${to}`).join(', ');
};

describe('households worked out by hand from the law', () => {
  test.each(cases)('$today $who', ({today, lead, programs, next: [code, deadline], also}) => {
    const {triage, nextAction} = qualifyLead({leadData: lead}, {...context, today});
    expect(triage.people.map(({months}) => written(months))).toEqual(programs);
    expect([nextAction.code, nextAction.deadline]).toEqual([code, deadline]);
    expect(nextAction.also.map((one) => one.code)).toEqual(also ?? nextAction.also.map((one) => one.code));
  });

  test('there are at least sixty, on nine days and in two plan years', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({today}) => today)).size).toBe(9);
    expect(new Set(cases.map(({who}) => who)).size).toBe(cases.length);
  });
});
