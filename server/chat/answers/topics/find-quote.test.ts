import {expect, test} from 'vitest';
import {loadCampaigns} from '../../../../agency/campaigns.ts';
import {loadAgency} from '../../../../agency/load.ts';
import {publicAgency} from '../../../../agency/public.ts';
import {agencyValues} from '../../../../agency/legal/values.ts';
import {LANGUAGES, type Language} from '../../../../contract/language.ts';
import {createAnswers} from '../answer-question.ts';
import {searchSite, sitePassages, type SiteSources} from '../site-answers.ts';
import quotes from './quotes.json' with {type: 'json'};

const agency = loadAgency({});
const sources: SiteSources = {
  environment: {},
  agency,
  readCampaigns: () => loadCampaigns({}),
  readHours: () => agency.hours,
  stamp: () => 0,
  now: () => new Date('2026-11-23T18:00:00Z'),
};
const shown = publicAgency(agency);
const answer = createAnswers({
  searchIn: searchSite(sources),
  values: agencyValues(shown),
  tpmo: shown.tpmo,
});

test.each(LANGUAGES)('every passage that a topic quotes exists (%s)', async (lang) => {
  const passages = Map.groupBy(await sitePassages(lang, sources), ({source}) => source);
  const missing = Object.values(quotes)
    .flat()
    .filter((name) => {
      const [source = '', place] = name.split('#');
      return passages.get(source)?.[Number(place)] === undefined;
    });
  expect(missing).toEqual([]);
});

// The question, and what the quoted paragraph must say.
const asked: readonly (readonly [Language, string, string])[] = [
  ['en', 'When does open enrollment end?', 'Enroll by December 15, 2026'],
  ['es', '¿Cuándo termina la inscripción abierta?', '15 de diciembre de 2026'],
  ['fr', 'Quand se termine la période d’inscription ?', '15 décembre 2026'],
  ['de', 'Bis wann kann ich mich anmelden?', '15. Dezember 2026'],
  ['zh', '报名截止日期是哪天', '2026 年 12 月 15 日'],
  ['en', 'i lost my job', 'usually lasts 60 days'],
  ['de', 'ich habe meinen Job verloren', 'meist 60 Tage'],
  ['en', 'Can I keep working and delay Medicare part B?', 'still work at'],
  ['en', 'how much is part b', '$202.90 a month'],
  ['es', 'cuánto cuesta la parte B', '$202.90'],
  ['fr', 'combien coûte la partie B', '202,90'],
  ['de', 'Was kostet Teil B', '202,90'],
  ['zh', 'Medicare B 部分的保费是多少', '202.90'],
  ['en', 'we had a baby last week', 'usually lasts 60 days'],
  ['es', 'nació mi hija, cómo la incluyo en el seguro', 'Suele durar 60 días'],
  ['es', 'Tuve un bebé la semana pasada', 'Suele durar 60 días'],
  ['fr', 'mon fils vient de naître', 'en général 60 jours'],
  ['de', 'unsere Tochter ist geboren, wie melden wir sie an', 'meist 60 Tage'],
  ['zh', '孩子刚出生怎么加保险', '60 天'],
  ['en', 'how do I lower my income to stay under the limit', 'traditional IRA'],
  ['en', 'are you a real person', 'It is not a person'],
  ['es', '¿es usted un robot?', 'No es una persona'],
  ['fr', 'vous êtes un robot ?', 'Ce n’est pas une personne'],
  ['de', 'Bist du ein Mensch?', 'kein Mensch'],
  ['zh', '你是机器人吗', '不是真人'],
  ['en', 'do you speak spanish', 'English, Spanish, French, German and Chinese'],
  ['en', 'is this a scam', 'Texas insurance license'],
  ['en', 'can undocumented immigrants get insurance', 'cannot buy a Marketplace plan'],
  ['es', 'soy indocumentado puedo tener seguro', 'no pueden comprar un plan del Mercado'],
  ['zh', '没有身份可以买保险吗', '不能购买'],
  ['en', 'yall open on saturdays?', 'Hours:'],
  // A widow reads how to stay insured, and no word about insuring her own life.
  [
    'en',
    'my husband passed away last month and i was on his insurance what do i do',
    'usually lasts 60 days',
  ],
  ['es', 'mi esposo murió y yo estaba en su aseguranza que hago', 'Suele durar 60 días'],
  ['fr', "mon mari est mort et j'étais sur son assurance, je fais quoi", '60 jours'],
  ['de', 'Mein Mann ist gestorben, ich war über ihn versichert. Was jetzt?', 'meist 60 Tage'],
  ['zh', '老公去世了，我的保险跟着他的，怎么办', '60 天'],
  // A newborn has 60 days, and not the time until the end of open enrollment.
  ['de', 'Baby ist da, bis wann muss ich es anmelden', 'meist 60 Tage'],
  ['es', 'el bebé nació hace 2 semanas como lo agrego', 'un nacimiento'],
  ['es', 'nació mi hija, cómo la incluyo', 'un nacimiento'],
  ['es', 'Tuve un bebé la semana pasada', 'un nacimiento'],
  ['zh', 'part B 一个月多少钱', '202.90'],
  // An accident at work is about income, although rent is no subject of the agency.
  ['en', 'if i fall off a ladder who pays my rent', 'Disability insurance pays'],
  ['fr', 'si je ne peux plus bosser qui paie le loyer', 'handicap'],
  ['en', 'is it true obamacare is going away in 2027??', 'coverage in 2027'],
  ['de', 'Stimmt es, dass Obamacare abgeschafft wird?', 'im Jahr 2027'],
  ['fr', 'c’est vrai que l’obamacare est fini ?', 'Marketplace en 2027'],
  [
    'fr',
    'je suis sans papiers, est-ce que je peux avoir une assurance pour mes enfants',
    'uniquement pour un enfant',
  ],
  [
    'es',
    'es verdad que si no tengo papeles me reportan si pido el obamacare',
    'no se pregunta por el estatus',
  ],
  ['en', 'i just got out of tdcj do i qualify for anything', 'prison'],
  ['es', 'acabo de salir de la carcel puedo agarrar aseguranza', 'cárcel'],
  ['fr', 'je sors de prison bientôt, j’ai droit à quoi', 'prison'],
  ['de', 'ich war im Gefängnis und komme nächste Woche raus, versicherung?', 'Haft'],
  ['zh', '刚从监狱出来能买保险吗', '出狱'],
  // DACA is named, and not only immigrants in general.
  ['en', 'i have daca can i sign up for obamacare', 'People with DACA'],
  ['es', 'tengo DACA, ¿puedo comprar un plan?', 'Las personas con DACA'],
  ['fr', 'ma fille a le DACA, elle peut s’inscrire ?', 'qui a le DACA'],
  ['de', 'Ich habe DACA. Kann ich einen Tarif kaufen?', 'Wer DACA hat'],
  ['zh', '我是DACA，可以买保险吗', '持有 DACA 身份的人'],
  // The family of a veteran is looked at like any other.
  ['en', 'my husband has the VA and our son has nothing', 'enrolled in VA health care'],
  ['es', 'a mi esposo lo atiende el VA y mi hijo no tiene seguro', 'atención médica del VA'],
  ['fr', 'mon mari est suivi par le VA, et notre fils ?', 'inscrit aux soins du VA'],
  ['de', 'Mein Mann ist bei der VA, unser Sohn hat keine Versicherung', 'bei der VA'],
  ['zh', '先生有VA，儿子没有保险怎么办', 'VA 通常不保家人'],
  // "Va" is also a word.
  ['es', '¿cuándo va a terminar la inscripción abierta?', '15 de diciembre de 2026'],
  ['fr', 'quand est-ce que la période d’inscription va se terminer ?', '15 décembre 2026'],
  ['en', '65 and still working', 'still work at'],
  ['es', 'tengo 65 y sigo trabajando', 'con la Parte B'],
  ['fr', 'j’ai 65 ans et je travaille encore', 'exercez encore'],
  ['de', 'bin 65 und arbeite noch', 'mit Teil B meist warten'],
  ['zh', '65岁还在上班要办红蓝卡吗', '仍在职'],
];

test.each(asked)(
  'the answer is the paragraph that answers, not the paragraph with the same words: %s %s',
  async (lang, question, text) => {
    const given = await answer(lang, question);
    expect(given.known).toBe(true);
    expect(given.text).toContain(text);
  },
);

test('an answer about the Marketplace has no sentences about Medicare, although its page also explains Medicare', async () => {
  const [job, medicare] = [
    await answer('en', 'i lost my job'),
    await answer('en', 'What can I change in Medicare in the fall?'),
  ];
  expect(job.text).not.toContain('1-800-MEDICARE');
  expect(medicare.text).toContain('1-800-MEDICARE');
});
