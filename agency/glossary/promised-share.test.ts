import {expect, test} from 'vitest';
import {type Language, LANGUAGES} from '../../contract/language.ts';
import {readableTexts} from '../testing/texts-in-language.ts';

/**
 * The words for covered care. An actuarial value is a share of the covered costs of a standard population (45 CFR 156.20, 156.420),
 * never of one person's bills.
 */
const covered: Readonly<Record<Language, RegExp>> = {
  en: /covered (?:care|costs)/,
  es: /(?:atención cubierta|costos cubiertos)/,
  fr: /(?:soins|coûts|frais) couverts/,
  de: /versicherte[nr]? (?:Behandlung|Kosten)/,
  zh: /承保(?:医疗)?费用/,
};

/** A sentence that says which share of costs a silver plan pays: with its full stop, so headings and legends do not count. */
const saysShare: Readonly<Record<Language, RegExp>> = {
  en: /pays? (?:about )?(?:\{\{(?:share|percent|silverPercent)\}\}|(?:94|87|73)%)[^.]*\./,
  es: /pag(?:a|an|aría) [^.]*(?:\{\{(?:share|percent|silverPercent)\}\}|(?:94|87|73)%)[^.]*\./,
  fr: /(?:pai(?:e|ent|erait)|couvrent) [^.]*(?:\{\{(?:share|percent|silverPercent)\}\}|(?:94|87|73)\s%)[^.]*\./,
  de: /Silbertarif[^.]*(?:\{\{(?:share|percent|silverPercent)\}\}|(?:94|87|73)\s%)[^.]*\./,
  zh: /(?:承担|支付)约? ?(?:\{\{(?:share|percent|silverPercent)\}\}|(?:94|87|73)%)[^。]*。/,
};

test.each(LANGUAGES)('in %s, a silver plan pays its share of covered care, not of all costs', (lang) => {
  const sentences = readableTexts(lang)
    .filter(({file}) => file.endsWith('.json'))
    .filter(({path}) => /csr|silver|cost-sharing/.test(path))
    .flatMap(({file, path, text}) => {
      const found = saysShare[lang].exec(text)?.[0];
      return found === undefined ? [] : [{at: `${file} ${path}`, found}];
    });
  expect(sentences.length).toBeGreaterThanOrEqual(8);
  expect(sentences.filter(({found}) => !covered[lang].test(found))).toEqual([]);
});
