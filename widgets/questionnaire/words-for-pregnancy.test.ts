import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};

// A pregnant woman without papers closes a page that seems to be for others. Texas pays for the care of her unborn child (42 CFR 457.10;
// HHSC, CHIP perinatal), emergency Medicaid can pay for the birth (42 CFR 440.255), and the questionnaire does not ask about her status.
const catalogs = {en, es, fr, de, zh};
const wanted = {
  en: ['unborn child', 'Emergency Medicaid', 'We do not ask about your status'],
  es: ['bebé por nacer', 'Medicaid de emergencia', 'no preguntamos por su estatus'],
  fr: ['enfant à naître', 'Medicaid d’urgence', 'Nous ne demandons pas votre statut'],
  de: ['ungeborene Kind', 'Notfall-Medicaid', 'Wir fragen hier nicht nach Ihrem Status'],
  zh: ['未出生的孩子', '紧急 Medicaid', '不询问您的身份'],
};
const anyStatus = {
  en: /any immigration status/u,
  es: /sea cual sea su estatus migratorio/u,
  fr: /quel que soit votre statut migratoire/u,
  de: /jedem Aufenthaltsstatus/u,
  zh: /无论什么移民身份/u,
};

test.each(LANGUAGES)(
  'a pregnant woman without papers reads in %s that she may apply, and who pays',
  (lang) => {
    expect(catalogs[lang]['answer.do.apply-medicaid-pregnant']).toMatch(anyStatus[lang]);
    const why = catalogs[lang]['answer.why.pregnant-within-limit'];
    for (const words of ['CHIP', ...wanted[lang]]) expect(why).toContain(words);
  },
);
