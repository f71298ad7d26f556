import {planFigures} from '../../insurance/figures/plan-figures.ts';
import {nearestPlanYear} from '../../insurance/figures/plan-years.ts';
import {texasLimits} from '../../insurance/figures/texas.ts';
import type {Language} from '../../contract/language.ts';

const dollars: Readonly<Record<Language, (digits: string) => string>> = {
  en: (digits) => `$${digits}`,
  es: (digits) => `$${digits}`,
  fr: (digits) => `${digits.replaceAll(',', '\u202f')}\u00a0$`,
  de: (digits) => `${digits.replaceAll(',', '.')}\u00a0$`,
  zh: (digits) => `${digits} 美元`,
};

/**
 * Returns the figures in definitions, in the notation of a language, for the plan year nearest to `year`. `insurance/figures` has the
 * source of each figure and the day of its last check.
 */
export const figureValues = (lang: Language, year: number): Readonly<Record<string, string>> => {
  const planYear = nearestPlanYear(year);
  const {poverty, outOfPocketMax, hsa, employerAffordability} = planFigures[planYear];
  const money = (amount: number): string => dollars[lang](amount.toLocaleString('en-US'));
  const percent = String(employerAffordability.value);
  return {
    year: String(planYear),
    povertyLine: money(poverty.value.first),
    povertyLineMore: money(poverty.value.more),
    creditLimit: money(4 * poverty.value.first),
    outOfPocketMax: money(outOfPocketMax.value.self),
    outOfPocketMaxFamily: money(outOfPocketMax.value.family),
    hsaSelf: money(hsa.value.self),
    hsaFamily: money(hsa.value.family),
    affordability: lang === 'fr' || lang === 'de' ? percent.replace('.', ',') : percent,
    chipLimit: String(texasLimits.chip.value),
    perinatalLimit: String(texasLimits.chipPerinatal.value),
  };
};
