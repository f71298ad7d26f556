import type {ContributionCurve, CurvePoint, CurveZone} from '../../../insurance/aca/contribution-curve.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {numbersIn} from '../number-field/numbers.ts';

/** Returns the words of the picture in one language. */
export const pictureTexts = (t: Translate, lang: Language) => {
  const {money, exactMoney, exactPercent} = numbersIn(lang);
  return {
    /** The sentence of the picture: the household's payment at its own income, and the end of the credit. */
    summary: ({income, monthly, hasCredit}: CurvePoint, cliff: number | null): string =>
      [
        hasCredit
          ? t('picture.credit', {income: money(income), month: money(monthly ?? 0)})
          : t('picture.noCredit', {income: money(income)}),
        ...(cliff === null ? [] : [t('picture.ends', {cliff: exactMoney(cliff)})]),
      ].join(' '),

    /** The value of the handle in words. */
    value: ({income, fplPercent, monthly, hasCredit}: CurvePoint): string =>
      t(hasCredit ? 'picture.value' : monthly === null ? 'picture.valueNone' : 'picture.valueFull', {
        income: money(income),
        percent: exactPercent(fplPercent),
        month: money(monthly ?? 0),
      }),

    /** The help in a zone, in a sentence. */
    zone: ({id, from, to}: CurveZone, {zones}: ContributionCurve): string => {
      const before = zones.findLast((zone) => zone.to < from);
      // A limit belongs to one side. Both sentences name the limit, not the cent beyond.
      const [low, high] = [Math.floor(from), Math.ceil(to)];
      if (id === 'below') return t('picture.now.below', {from: exactMoney(high)});
      if (id === 'above') return t('picture.now.above', {from: exactMoney(before?.to ?? low)});
      const ends = {from: exactMoney(low), to: exactMoney(Math.floor(to))};
      return id === 'credit' || id === 'tribe'
        ? t(`picture.now.${id}`, ends)
        : t('picture.now.csr', {...ends, share: exactPercent(Number(id.slice(4)))});
    },
  };
};
