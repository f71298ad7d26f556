import {costSharing} from './cost-sharing.ts';
import {medicaidLossDays, specialEnrollmentDays} from './enrollment-windows.ts';
import * as medicare from './medicare.ts';
import {planFigures} from './plan-figures.ts';
import {chipFees, texasLimits} from './texas.ts';
import {premiumFigures} from '../premiums/premium-figures.ts';
import type {Figure} from './figure.ts';

/** Every figure, for lists, tests and the check of the configuration. Widgets import single figures instead. */
export const allFigures: readonly Figure<unknown>[] = [
  ...Object.values(planFigures).flatMap((figures) => Object.values(figures)),
  costSharing,
  ...premiumFigures,
  ...Object.values(texasLimits),
  chipFees,
  specialEnrollmentDays,
  medicaidLossDays,
  ...Object.values(medicare),
];
