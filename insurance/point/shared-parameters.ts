// Lists of parameters that several codes share; `?` marks optional parameters.

export const person = [
  'person',
  'age',
  'planYear',
  'range',
  'incomeFromDollars?',
  'incomeToDollars?',
  'limitPercent?',
  'months?',
  'fromDay?',
  'throughDay?',
  'depends?',
] as const;
export const silver = ['silverPercent', 'upToPercent'] as const;
export const hsaPlan = [
  'fromPercent',
  'hsaSelfDollars',
  'hsaFamilyDollars',
  'hsaCatchUpDollars',
  'planYear',
] as const;
/** `ahead` is `yes` for a change whose days have not begun. */
export const change = [
  'change',
  'text',
  'eventDay?',
  'ahead?',
  'abroad?',
  'daca?',
  'lastDay?',
  'endDay?',
] as const;
export const stateMove = [...change, 'site', 'place', 'oldState?', 'territory?', 'startDay?'] as const;
export const openEnrollment = ['planYear', 'deadlineDay', 'coverageStartDay', 'endDay'] as const;
export const special = [
  'change',
  'conditional',
  'abroad?',
  'days',
  'eventDay?',
  'startDay?',
  'endDay?',
  'openEndDay?',
  'deadlineDay?',
  'coverageStartDay?',
  'incomeLine?',
] as const;
export const limit = ['limit', 'limitPercent', 'limitDollars', 'distanceDollars'] as const;
export const target = ['limitPercent', 'limitDollars', 'neededDollars'] as const;
export const lever = ['mostDollars', 'usableDollars', 'planYear'] as const;
export const cancer = ['outOfPocketDollars', 'planYear', 'silver', 'existingDollars', 'gapDollars'] as const;
export const life = [
  'needLowDollars',
  'needHighDollars?',
  'gapLowDollars',
  'gapHighDollars?',
  'existingDollars',
  'children',
  'educationDollars',
  'finalExpensesDollars',
  'range',
] as const;
export const budget = ['budgetDollars', 'lowMonthlyDollars', 'highMonthlyDollars'] as const;
export const certain = ['certain'] as const;
export const review = ['reviewDay'] as const;
export const none = [] as const;
