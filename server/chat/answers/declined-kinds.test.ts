import {expect, test} from 'vitest';
import {ruleFor} from './declined-by-rule.ts';

// Kinds of questions whose words are on the pages and whose answer is not. Each kind stands beside neighbors that the pages answer.

test.each([
  'how much is Ambetter for a couple',
  '¿cuánto pago con Ambetter?',
  'Je paye combien avec Aetna ?',
  'Was kostet ein Tarif von Cigna?',
  'what does the Molina bronze plan cost',
  '联合健康的保费贵吗',
])('the price of a named insurer’s plan depends on the person: %s', (question) => {
  expect(ruleFor(question)?.text).toBe('planPrice');
});

test.each([
  'will Cigna approve my scan',
  'does Ambetter cover physical therapy',
  'Did Oscar pay the lab?',
  '¿Humana paga la ambulancia?',
  'Aetna prend-elle en charge les lunettes ?',
  'Übernimmt Cigna die Reha?',
  '联合健康会报销吗',
])('whether a named insurer pays stands in its contract: %s', (question) => {
  expect(ruleFor(question)?.text).toBe('insurersDecision');
});

test.each([
  ['how much is a plan in Miami', 'HealthCare.gov'],
  ['Vivimos en Los Ángeles, ¿qué ayuda hay?', 'CoveredCA.com'],
  ['Ich wohne in Chicago, wer bekommt Medicaid?', 'GetCoveredIllinois.gov'],
  ['我在西雅图，白卡怎么申请', 'WAHealthplanfinder.org'],
])('a question about a large city elsewhere reads the site of its state: %s', (question, site) => {
  expect(ruleFor(question)).toEqual({text: 'otherState', values: {site}});
});

test.each([
  'can I apply for asylum from here',
  '¿cómo arreglo mis papeles?',
  'quiero pedir asilo',
  'comment obtenir la nationalité américaine',
  'Wie bekomme ich die Staatsbürgerschaft?',
  '怎么申请政治庇护',
  'has my application been approved yet',
  '¿ya aprobaron mi solicitud?',
  'ma demande a été acceptée ?',
  'Ist mein Antrag schon bearbeitet?',
  '我的申请批了吗',
  'is Dr. Patel taking new patients',
  'quiero una cita con el dentista',
  'un rendez-vous chez le dentiste',
  'ich brauche einen Termin beim Kinderarzt',
  '想预约牙医',
])('no page decides a case, gives a status or knows a practice: %s', (question) => {
  expect(ruleFor(question)?.text).toBe('unknown');
});

test.each([
  'can I get the tax credit with Ambetter, how much',
  'how much income can I have with a Molina plan',
  'my son Oscar is 26, what does he pay',
  'am I still covered by Aetna after I quit',
  'My doctor left Blue Cross, can I change?',
  'we moved from Chicago in May',
  'I live in Houston and work in Denver',
  'what happens in Wichita Falls',
  'wife just got her green card, can she enroll',
  'soy residente desde hace un año, ¿califico?',
  'mon fils a une carte verte, a-t-il droit au crédit ?',
  'Meine Frau hat Asyl. Kann sie sich versichern?',
  '刚拿绿卡两年能不能申请政府补贴',
  'my Medicaid was denied, what can I do',
  'me negaron el Medicaid, ¿qué hago?',
  'is my doctor in the network',
  'is my income too high',
  'what papers did you say my family needs',
  'quiero una cita con la agente',
  '我的收入能拿补贴吗',
])('a neighbor that the pages answer goes to the search: %s', (question) => {
  expect(ruleFor(question)).toBeUndefined();
});
