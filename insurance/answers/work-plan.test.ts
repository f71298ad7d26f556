import {expect, test} from 'vitest';
import {currentProgramIn, hasWorkPlan} from './current-program.ts';

// A person of 67 with a plan from current work has no Medicare plan to compare. A plan of former work is no such plan: there the months
// for Part B run.

test.each([
  'Aetna through my work',
  'BCBS via my employer',
  'My wife’s job, United',
  'Seguro por mi trabajo',
  'assurance par mon employeur',
  'Versicherung über meinen Arbeitgeber',
  '公司保险',
  'Group plan, renews 1/1/2027',
  'Aetna through work, ends 12/31/2026',
  'I lost my plan at work',
])('%s is a plan at work', (text) => {
  expect(hasWorkPlan(text, '2026-11-22')).toBe(true);
});

test.each([
  '',
  'none',
  'Aetna',
  'Ambetter Marketplace plan',
  'COBRA from my job',
  'Retiree plan from my employer',
  'Aetna from my former job',
  'seguro de mi antiguo trabajo',
  'assurance de mon ancien employeur',
  'über meinen früheren Arbeitgeber',
  '前雇主的保险',
  'My employer offers no plan',
  'no insurance at work',
  'Medicare and a plan at work',
  'Medicaid, my work has no plan',
  'starting a job next month',
])('%s is none', (text) => {
  expect(hasWorkPlan(text, '2026-11-22')).toBe(false);
});

// "Choose a Marketplace plan by December 15" was said to people who had the plan of their work, with which there is no credit.
test.each([
  'Aetna through my work',
  'BCBS via my employer',
  'HSA plan through work',
  'Seguro por mi trabajo',
  'assurance par mon employeur',
  'Versicherung über meinen Arbeitgeber',
  '公司保险',
  'Group plan, renews 1/1/2027',
])('a person alone who writes "%s" has the plan', (text) => {
  expect(currentProgramIn(text, '2026-11-22', true)).toBe('work');
  expect(currentProgramIn(text, '2026-11-22', false)).toBeUndefined();
});

test.each([
  'Aetna through work, ends 12/31/2026',
  'I lost my plan at work',
  'My employer offers a plan, too expensive',
  'turned down the plan at work',
  'I work for myself, Aetna',
  'nothing through my work',
  'plan through my husband’s work',
  'COBRA from my job',
  'health plan at work starts in January',
  'Mi empleador ofrece un plan',
  'mon employeur propose un contrat',
  'Mein Arbeitgeber bietet einen Tarif an',
  '公司提供保险，太贵了',
])('a person alone who writes "%s" may need another plan', (text) => {
  expect(currentProgramIn(text, '2026-11-22', true)).toBeUndefined();
});
