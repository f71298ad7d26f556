import {expect, test} from 'vitest';
import {usStates} from '../../../insurance/places/us-states.ts';
import {ruleFor} from './declined-by-rule.ts';

test('a question about the rules of any other state is declined with the site of that state', () => {
  for (const {name} of Object.values(usStates))
    expect([name, ruleFor(`Who gets Medicaid in ${name}?`)?.text]).toEqual([name, 'otherState']);
  expect(ruleFor('when does open enrollment end in California')?.values).toEqual({site: 'CoveredCA.com'});
  expect(ruleFor('Wie hoch ist die Grenze in Ohio?')?.values).toEqual({site: 'HealthCare.gov'});
});

test.each([
  'We moved here from Florida, how long do I have?',
  'Nos mudamos de Arizona, ¿qué hago?',
  'J’arrive de Californie, que faire ?',
  'Wir sind aus Nevada hergezogen',
  '我刚从加州搬来',
  'Is Texas better than Florida for the tax credit?',
  'my plan is from Houston, am I covered in Louisiana',
  'My office is at 120 Washington Ave',
  'do you sell New York Life?',
  'Missouri City has which plans?',
  'can I or my wife enroll in December',
  'Ist das in Ordnung?',
])('a move, a journey, a Texas place or a common word names no other state: %s', (question) => {
  expect(ruleFor(question)).toBeUndefined();
});

test.each([
  'Ambetter denied my claim, how do I appeal?',
  'Blue Cross no ha pagado la factura',
  'Ambetter me negó la operación',
  'UnitedHealthcare a refusé de me rembourser',
  'Cigna hat die Rechnung abgelehnt',
  '安泰拒赔了怎么办',
])('only the insurer knows what it has decided: %s', (question) => {
  expect(ruleFor(question)?.text).toBe('insurersDecision');
});

test.each([
  'can i cancel anytime?',
  '¿puedo cancelar cuando quiera?',
  'puis-je résilier à tout moment ?',
  'Kann ich jederzeit wieder kündigen?',
  '可以随时取消吗',
])('no page says whether a contract can be canceled at any time: %s', (question) => {
  expect(ruleFor(question)?.text).toBe('unknown');
});

test.each([
  'my job canceled my insurance, can i enroll any time?',
  'mir wurde gekündigt, was wird aus der Versicherung',
  'my plan was canceled, what now',
])('a loss of the job or of a plan goes to the search: %s', (question) => {
  expect(ruleFor(question)).toBeUndefined();
});

test.each([
  'Does Dr. Lee take Blue Cross?',
  'i wanna switch from ambetter',
  '¿cuánto pago con Ambetter?',
  'tengo Ambetter y un negocio propio',
  'Je paye combien avec Aetna ?',
  'mon médecin refuse Cigna',
  'Was kostet ein Tarif von Cigna?',
  'my claim for life insurance, who gets the money',
])('a question about plans, prices or networks that names an insurer goes to the search: %s', (question) => {
  expect(ruleFor(question)).toBeUndefined();
});
