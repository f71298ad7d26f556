import {expect, test} from 'vitest';
import {usStates} from '../../../insurance/places/us-states.ts';
import {ruleFor} from './declined-by-rule.ts';

test('a question about the rules of any other state or territory is declined with the site of that state', () => {
  for (const {name} of Object.values(usStates))
    expect([name, ruleFor(`Who gets Medicaid in ${name}?`)?.text]).toEqual([name, 'otherState']);
  expect(ruleFor('when does open enrollment end in California')?.values).toEqual({site: 'CoveredCA.com'});
  for (const question of ['Hay subsidio en Puerto Rico?', '关岛有税收抵免吗', 'Who gets Medicaid on Guam?'])
    expect(ruleFor(question)?.values).toEqual({site: 'Medicaid.gov'});
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
  'I moved here from Puerto Rico, can I enroll now?',
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
  'my insurance wont pay for my MRI',
  'mi seguro no me quiere pagar la operación, ¿qué hago?',
  'mon assurance ne veut pas payer la radio',
  'meine Kasse will die OP nicht zahlen',
  '保险公司不给赔怎么办',
])('only the insurer knows what it has decided: %s', (question) => {
  expect(ruleFor(question)?.text).toBe('insurersDecision');
});

test.each([
  'can i cancel anytime?',
  '¿puedo cancelar cuando quiera?',
  'puis-je résilier à tout moment ?',
  'Kann ich jederzeit wieder kündigen?',
  'ist der tarif jederzeit kündbar',
  'kann ich den vertrag immer kuendigen',
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
  'tengo Ambetter y un negocio propio',
  'mon médecin refuse Cigna',
  'my claim for life insurance, who gets the money',
])('a question about plans or networks that names an insurer goes to the search: %s', (question) => {
  expect(ruleFor(question)).toBeUndefined();
});

test.each([
  'how do i renew my work permit',
  'where do I apply for a social security card',
  'se me perdió la green card, ¿cómo la repongo?',
  '¿dónde renuevo mi pasaporte?',
  'où renouveler mon titre de séjour',
  'Wo verlängere ich meine Arbeitserlaubnis?',
  '护照在哪里换',
  'can you recommend a good pediatrician',
  'is there a free clinic in pasadena',
  '¿qué dentista me recomienda?',
  'vous connaissez un bon dentiste ?',
  'Gibt es hier einen guten Kinderarzt?',
  '哪家医院最好',
  'how much is an ambulance in houston',
  '¿cuánto cuesta una limpieza con el dentista?',
  'combien coûte une radio',
  'Was kostet ein Krankenwagen?',
  '拔牙多少钱',
  'can you beat my workers comp quote',
])('no page has papers of authorities, doctors to choose or prices of care: %s', (question) => {
  expect(ruleFor(question)?.text).toBe('unknown');
});

test.each([
  'i have a work permit, can i get marketplace insurance',
  'do i need a social security number to apply',
  'how can i get coverage with a work visa',
  'acabo de recibir la green card, ¿puedo inscribirme?',
  'J’ai un visa, je peux m’assurer ?',
  'Ich habe meine Green Card bekommen. Was nun?',
  '绿卡怎么买保险',
  'is my doctor in the network',
  'find a doctor who takes my plan',
  '¿mi doctor está en la red?',
  'how much is a doctor visit with a silver plan',
  'how much is the premium for two',
  '¿cuánto pago de copago en la consulta?',
  'Was kostet der Arztbesuch mit meinem Tarif?',
  'when do you renew plans',
  'my insurance wont cover me after 26, what now',
])('papers, doctors and prices beside insurance go to the search: %s', (question) => {
  expect(ruleFor(question)).toBeUndefined();
});
