import type {Figure} from './figure.ts';
import {texasShares} from './texas-shares.ts';

const limits = {
  unit: 'percent-of-poverty',
  source: 'Texas HHSC, Texas Works Handbook D-110 and C-131; 42 CFR 435.603(d)(4)',
  confidence: 'several',
  checkedOn: '2026-11-20',
  nextReview: '2027-02-28',
} as const;

/**
 * The highest household income for Medicaid and CHIP in Texas, in percent of the poverty line, including the disregard
 * of five points. An income at the limit qualifies.
 */
export const texasLimits = {
  infant: {...limits, id: 'tx.medicaid.infant', value: texasShares.infant},
  age1to5: {...limits, id: 'tx.medicaid.age-1-5', value: texasShares.age1to5},
  age6to18: {...limits, id: 'tx.medicaid.age-6-18', value: texasShares.age6to18},
  chip: {...limits, id: 'tx.chip', value: texasShares.chip},
  pregnant: {...limits, id: 'tx.medicaid.pregnant', value: texasShares.pregnant},
  chipPerinatal: {...limits, id: 'tx.chip.perinatal', value: 207},
  /**
   * Parents and caretakers: in fact fixed dollar amounts by family size, about 15 to 19 percent, so never a finding,
   * only "may qualify".
   */
  parent: {...limits, id: 'tx.medicaid.parent', value: 19, confidence: 'contested', isConfiguration: true},
} as const satisfies Record<string, Figure<number>>;

/** CHIP's yearly fee for the household: above each percent of the poverty line, the corresponding fee. */
export const chipFees: Figure<readonly {readonly above: number; readonly fee: number}[]> = {
  id: 'tx.chip.fee',
  value: [
    {above: 186, fee: 50},
    {above: 151, fee: 35},
    {above: 0, fee: 0},
  ],
  unit: 'dollars-a-year',
  source: 'Texas HHSC, CHIP handbook D-1820',
  confidence: 'primary',
  checkedOn: '2026-11-21',
  nextReview: '2027-10-31',
};
