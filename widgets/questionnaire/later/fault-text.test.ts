import {expect, test} from 'vitest';
import de from '../messages/de.json' with {type: 'json'};
import en from '../messages/en.json' with {type: 'json'};
import es from '../messages/es.json' with {type: 'json'};
import fr from '../messages/fr.json' with {type: 'json'};
import zh from '../messages/zh.json' with {type: 'json'};
import {faultText} from './fault-text.ts';
import {findFaults} from './find-faults.ts';
import type {AnswerPath} from '../answer-path.ts';

const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = {de, en, es, fr, zh};

/** Returns the text at a field with an answer, in a language. */
const textAt = (path: AnswerPath, answer: string, lang: string): string => {
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    (catalogs[lang]?.[key] ?? key).replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
  const fault = findFaults(1, {answers: {[path]: answer}, agreed: {}})[path];
  return fault === undefined ? '' : faultText(t, path, fault);
};

test.each(Object.keys(catalogs))(
  'in %s an error names what is expected, with an example that fits the field',
  (lang) => {
    for (const age of ['130', 'forty', '45,000', '1776-07-04']) {
      expect(textAt('leadData.age', age, lang)).toContain('120');
      expect(textAt('leadData.household.3.age', age, lang)).toContain('1962-03-15');
    }
    for (const income of ['45k', '1e9', '-5', '1.2.3', 'about forty'])
      expect(textAt('leadData.exactIncome', income, lang)).toMatch(/45[,.\s]?000/u);
    // Somebody who works for oneself can have a loss, which the API counts as no income.
    expect(textAt('leadData.exactIncome', '-5,000', lang)).toMatch(/ 0 /u);
    for (const size of ['0', '2.5', '31', 'four']) {
      expect(textAt('leadData.householdSize', size, lang)).toMatch(/\b1\b.*\b30\b|1 .*30/u);
      expect(textAt('leadData.household.0.babiesExpected', size, lang)).toMatch(/\b1\b.*\b8\b|1 .*8/u);
    }
    expect(textAt('leadData.household.0.dueDate', '2019-01-01', lang)).toMatch(/10.*13/u);
  },
);
