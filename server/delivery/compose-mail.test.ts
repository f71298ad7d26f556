import {expect, test} from 'vitest';
import {dayInWords} from '../../agency/day-in-words.ts';
import {LANGUAGES} from '../../contract/language.ts';
import type {SubmissionKind} from '../storage/tables/submission-tables.ts';
import {AGENT_TOPICS} from './channel.ts';
import {composeMail} from './compose-mail.ts';
import {mailText} from './mail-text.ts';
import {eventOf} from './testing/outbox.ts';

test.each(LANGUAGES)('says everything in %s, with no key left and nothing unfilled', (language) => {
  const {subject, text, html, replyTo} = composeMail(
    eventOf(
      {heldFor: ['trap', 'links'], consents: [{kind: 'health'}]},
      {replaces: ['earlier-one'], withdrawn: ['other-one']},
    ),
    language,
  );
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|label\.|note\.|held\.|subject\./u);
  for (const value of ['Ana Müller-李', 'ana@mail.example', 'clinic', 'earlier-one', 'other-one'])
    expect(text).toContain(value);
  expect(html).toContain(`<html lang="${language}">`);
  expect(replyTo).toEqual({name: 'Ana Müller-李', address: 'ana@mail.example'});
});

test('names the service, the time in Texas and the consents', () => {
  const {subject, text} = composeMail(eventOf({consents: [{kind: 'medicare'}]}), 'de');
  expect(subject).toBe('Angebotsanfrage: Ana Müller-李, Lebensversicherung');
  expect(text).toContain('Eingewilligt in: Kontakt zu Medicare-Tarifen');
  expect(text).toContain('Freitag, 20. November 2026 um 04:00');
  expect(text).toContain('Keine Einwilligung in Werbeanrufe oder SMS');
});

test('does not ask for an email answer to a visitor who agreed to calls, and omits withdrawn consents', () => {
  const agreed = composeMail(eventOf({consents: [{kind: 'contact'}, {kind: 'texts'}]}), 'en').text;
  expect(agreed).toContain('Agreed to: calls, texts');
  expect(agreed).not.toMatch(/Please (?:answer by email|do not)/u);
  const withdrawn = composeMail(eventOf({consents: [{kind: 'contact', withdrawnAt: 'x'}]}), 'en').text;
  expect(withdrawn).toContain('Agreed to: nothing');
  expect(withdrawn).toContain('Please answer by email');
});

test('says that a person who agreed to calls did not agree to texts, and the reverse', () => {
  const calls = composeMail(eventOf({consents: [{kind: 'contact'}]}), 'en').text;
  expect(calls).toContain('Agreed to: calls\n');
  expect(calls).toContain('Please do not text.');
  const texts = composeMail(eventOf({consents: [{kind: 'texts'}]}), 'en').text;
  expect(texts).toContain('Agreed to: texts\n');
  expect(texts).toContain('Please do not call.');
});

test('does not name a Medicare permission that has lapsed', () => {
  const consents = [{kind: 'medicare', agreedAt: '2025-11-20T09:00:00.000Z'}];
  expect(composeMail(eventOf({consents}), 'en').text).toContain('Agreed to: nothing');
});

test.each(LANGUAGES)(
  'contains in %s the saved answers, in words and without a command, and no key',
  (language) => {
    const answers = {firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', phone: '', clientId: 'x'};
    const submission = {kind: 'questionnaire', answers} as const;
    const saved = {
      leadData: {
        location: 'Houston, TX',
        income: '50k-75k',
        filing: 'head',
        familyStatus: 'single-parent',
        household: [{age: '42', medicare: true, employerOffer: {selfOnlyMonthly: '120'}}],
      },
      clientProfile: {doctors: ['Dr. Ruiz', '']},
      goals: {primary: 'life', riskTolerance: 'low'},
      timeline: 'within-three-months',
      lifestageChanges: ['moved', {change: 'new job', date: '2026-11-01'}],
    };
    const {subject, text, html, replyTo} = composeMail(
      {...eventOf(submission, {topic: 'questionnaire.received'}), saved},
      language,
    );
    expect(subject).toContain('Ana Ruiz');
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/\{\{|npm run|\w+\.questionnaire|label\./u);
    // The agent reads the choices in the words of the form.
    for (const part of [text, html]) expect(part).not.toMatch(/50k-75k|single-parent|within-three-months/u);
    for (const part of [text, html])
      for (const answer of [
        'Houston, TX',
        mailText(language, 'income.50k-75k'),
        '42',
        '120',
        'Dr. Ruiz',
        'new job',
        dayInWords('2026-11-01', language),
      ])
        expect(part).toContain(answer);
    expect(replyTo.address).toBe('ana@mail.example');
  },
);

const PAGES: Readonly<Record<SubmissionKind, string>> = {
  lead: 'people',
  contact: 'people',
  questionnaire: 'people',
  chat: 'conversations',
};
const MAILS = AGENT_TOPICS.flatMap((topic) =>
  Object.entries(PAGES).map(([kind, page]) => ({topic, kind: kind as SubmissionKind, page})),
);
const ORIGIN = 'https://agency.example';

test.each(LANGUAGES)(
  'links in %s every mail to the page on the desk, and tells nobody to run a command',
  (language) => {
    for (const {topic, kind, page} of MAILS) {
      const event = eventOf({kind}, {topic});
      const withDesk = composeMail(event, language, ORIGIN);
      for (const part of [withDesk.text, withDesk.html])
        expect(part, `${topic} of ${kind}`).toContain(`${ORIGIN}/desk/${page}/${event.submission.id}`);
      expect(withDesk.text.split('/desk/'), `${topic} of ${kind} has one link`).toHaveLength(2);
      const without = composeMail(event, language);
      expect(without.text, `${topic} of ${kind}`).not.toContain('/desk/');
      expect(without.text).not.toContain(mailText(language, 'open.desk'));
      // A press opens the page, above the rows; without a desk the mail has no link at all.
      const [button = ''] = /<a class="button"[^>]*>/u.exec(withDesk.html) ?? [];
      expect(button).toContain(`href="${ORIGIN}/desk/${page}/${event.submission.id}"`);
      expect(withDesk.html.indexOf(button)).toBeLessThan(withDesk.html.indexOf('<table>'));
      expect(without.html).not.toContain('<a ');
      for (const {text, html} of [withDesk, without])
        for (const part of [text, html])
          expect(part, `${topic} of ${kind}`).not.toMatch(/npm |-- show|\{\{/u);
    }
  },
);

test('sends an agent with a desk to no operator of the website', () => {
  for (const {topic, kind} of MAILS)
    expect(composeMail(eventOf({kind}, {topic}), 'en', ORIGIN).text).not.toContain('looks after');
});

test('keeps the lines of a message, and says what a message without a subject is', () => {
  const answers = {name: 'José', email: 'j@mail.example', phone: '', subject: '', message: 'One,\r\ntwo.'};
  const {subject, text, html} = composeMail(eventOf({kind: 'contact', answers}), 'en');
  expect(subject).toBe('Message from José');
  expect(text).toContain('Message:\n\nOne,\ntwo.');
  expect(html).toContain('One,<br>two.');
});

test("a visitor's text stays text: no header, no markup, no placeholder, no reversed direction", () => {
  const answers = {
    firstName: 'A\r\nBcc: all@x.example',
    lastName: '<img src=x onerror=alert(1)> {{ids}} $t(foot) \u202Egnp.exe',
    email: 'a@mail.example',
    phone: '',
    insuranceType: 'toString',
  };
  const {subject, html, text, replyTo} = composeMail(eventOf({answers}), 'en');
  for (const line of [subject, replyTo.name]) expect(line).not.toMatch(/[\r\n\u202E]/u);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{ids}} $t(foot) gnp.exe');
  expect(text).toContain('Interested in: toString');
});

test('a line has the colon of its language, and an amount its currency', () => {
  const saved = {
    leadData: {exactIncome: '61200', household: [{age: '42', medicare: true}]},
    clientProfile: {assets: '1500.5', debts: 'about 200'},
    lifestageChanges: [
      'moved',
      {change: 'new job', date: '2026-11-01'},
      {change: 'back', date: '2026-13-01'},
    ],
  };
  const inLanguage = (language: 'en' | 'de' | 'fr' | 'zh') =>
    composeMail({...eventOf({heldFor: ['trap', 'links']}), saved}, language).text;
  expect(inLanguage('en')).toContain('Exact yearly income: $61,200\n');
  expect(inLanguage('en')).toContain('Savings and assets: $1,500.50\nDebts: about 200\n');
  expect(inLanguage('de')).toContain('Genaues Jahreseinkommen: 61.200\u00A0$\n');
  expect(inLanguage('fr')).toContain('\nNom\u00A0: Ana');
  expect(inLanguage('fr')).toContain('moved\u202F; new job, 1er novembre 2026');
  expect(inLanguage('zh')).toContain('\n姓名：Ana');
  expect(inLanguage('zh')).toContain('第 1 人：42，有 Medicare\n');
  expect(inLanguage('zh')).toContain('moved；new job，2026年11月1日；back，2026-13-01');
});

test('a long name is shortened in the subject', () => {
  const answers = {name: '李'.repeat(200), email: 'a@mail.example', subject: 'x'.repeat(200), message: 'm'};
  expect(composeMail(eventOf({kind: 'contact', answers}), 'zh').subject.length).toBeLessThanOrEqual(150);
});
