import {agencyMoment} from '../messages/agency-moment.ts';
import {nameIn} from '../submission/sender-of.ts';
import {translations} from '../../agency/translations/catalog.ts';
import {isInsuranceType, SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import type {Language} from '../../contract/language.ts';
import {allowedBy} from '../evidence/consent-channels.ts';
import {labeled, withCommas, withSemicolons} from '../messages/punctuation.ts';
import {oneLine} from '../submission/one-line.ts';
import {codeText, type MailKey, mailText} from './mail-text.ts';
import {htmlOf} from './mail-html.ts';
import {calculationRows} from './calculation-rows.ts';
import {savedRows} from './saved-rows.ts';
import type {OutboxEvent} from './outbox-event.ts';
import {deskAddress} from './desk-address.ts';
import {deskLine, deskLink} from './desk-link.ts';

/** An email to the agent before it has an address. */
export type ComposedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address for the agent's reply. */
  readonly replyTo: {readonly name: string; readonly address: string};
  /** The recipients; absent for all addresses of the agent. */
  readonly to?: readonly string[];
  /** The language; absent for the language of the agency's mails. */
  readonly language?: Language;
};

/** A line of the email: label and value. */
export type Row = {readonly label: string; readonly value: string};

const service = (language: Language, type: string): string =>
  isInsuranceType(type) ? translations[language][SERVICE_TEXT_KEYS[type]] : type;

// A subject is one line that fits in a list of mails.
const LONGEST_SUBJECT = 150;

/**
 * Composes the mail to the agent about an event. With `deskOrigin`, the origin of the site whose desk is on, the mail links to the desk's page
 * about the record. No mail contains a command.
 */
export const composeMail = (event: OutboxEvent, language: Language, deskOrigin?: string): ComposedMail => {
  const {answers} = event.submission;
  const name = oneLine(nameIn(event.submission));
  const t = (key: MailKey, values?: Record<string, string>) => mailText(language, key, values);
  const heading = t(headingOf(event));
  const hasDesk = deskOrigin !== undefined;
  const notes = notesOf(event, language, {name, hasDesk});
  const rows = rowsOf(event, language, name);
  const desk = hasDesk ? deskLink(language, deskAddress(deskOrigin, event.submission)) : undefined;
  const foot = isHandOver(event.topic) ? t(hasDesk ? 'foot.chat' : 'foot.chatNoDesk') : t('foot', {name});
  const lines = rows.map(({label, value}) =>
    value.includes('\n')
      ? `${labeled(language, label, '').trimEnd()}\n\n${value}\n`
      : labeled(language, label, value),
  );
  return {
    subject: subjectOf(event, language, name),
    text: [heading, ...notes, ...(desk ? [deskLine(language, desk)] : []), lines.join('\n'), foot].join(
      '\n\n',
    ),
    html: htmlOf({language, heading, notes, rows, desk, foot: [foot]}),
    replyTo: {name, address: answers['email'] ?? ''},
  };
};

const isQuestionnaire = (topic: string): boolean => topic === 'questionnaire.received';
const isHandOver = (topic: string): boolean => topic === 'chat.handover';
const isWithdrawal = (topic: string): boolean => topic === 'consent.withdrawn';

const headingOf = ({topic, submission}: OutboxEvent) =>
  isWithdrawal(topic) ? 'heading.withdrawn' : (`heading.${submission.kind}` as const);

const subjectOf = ({topic, submission}: OutboxEvent, language: Language, name: string): string => {
  const {kind, answers} = submission;
  const about =
    kind === 'lead' ? service(language, answers['insuranceType'] ?? '') : oneLine(answers['subject'] ?? '');
  const key = isWithdrawal(topic)
    ? 'subject.withdrawn'
    : kind === 'contact' && about === ''
      ? 'subject.contactPlain'
      : (`subject.${kind}` as const);
  return mailText(language, key, {name, about}).slice(0, LONGEST_SUBJECT).toWellFormed();
};

const notesOf = (
  {topic, submission, replaces, withdrawn}: OutboxEvent,
  language: Language,
  {name, hasDesk}: {readonly name: string; readonly hasDesk: boolean},
): readonly string[] => {
  const {heldFor} = submission;
  const others = withdrawn.filter((id) => id !== submission.id);
  const isWithdrawn = isWithdrawal(topic);
  const reasons = withSemicolons(
    language,
    heldFor.map((reason) => codeText(language, 'held', reason)),
  );
  return [
    ...(isWithdrawn ? [mailText(language, 'note.withdrawn')] : []),
    ...(others.length > 0 ? [mailText(language, 'note.alsoWithdrawn', {ids: others.join(', ')})] : []),
    ...(isQuestionnaire(topic)
      ? [mailText(language, hasDesk ? 'note.questionnaire' : 'note.questionnaireNoDesk', {name})]
      : []),
    ...(isHandOver(topic) ? [mailText(language, 'note.chat')] : []),
    ...(isWithdrawn || isHandOver(topic) ? [] : phoneNotes(allowedBy(submission.consents), language)),
    ...(heldFor.length > 0 ? [mailText(language, 'note.held', {reasons})] : []),
    ...(replaces.length > 0 ? [mailText(language, 'note.replaces', {ids: replaces.join(', ')})] : []),
  ];
};

// Consents to calls and to texts are separate; the mail names each missing consent.
const phoneNotes = (allowed: readonly string[], language: Language): readonly string[] => {
  const [mayCall, mayText] = [allowed.includes('contact'), allowed.includes('texts')];
  if (mayCall && mayText) return [];
  const note = mayCall ? 'note.callsOnly' : mayText ? 'note.textsOnly' : 'note.noCalls';
  return [mailText(language, note)];
};

type Line = readonly [MailKey, string];

const rowsOf = ({submission, saved}: OutboxEvent, language: Language, name: string): readonly Row[] => {
  const {answers, kind, lang, partner, page, utm = {}, hidden = {}} = submission;
  const none = mailText(language, 'value.none');
  const campaign = Object.entries(utm)
    .map(([name, value]) => `${name}: ${oneLine(value)}`)
    .join(', ');
  const agreed = withCommas(
    language,
    allowedBy(submission.consents).map((allowed) => codeText(language, 'consent', allowed)),
  );
  const languages = new Intl.DisplayNames(language, {type: 'language'});
  const about: readonly Line[] = [
    ...(kind === 'lead'
      ? ([['label.insuranceType', service(language, answers['insuranceType'] ?? '')]] as const)
      : []),
    ...(kind === 'contact'
      ? ([
          ['label.subject', oneLine(answers['subject'] ?? '') || none],
          ['label.message', messageLines(answers['message'] ?? '')],
        ] as const)
      : []),
  ];
  const sender: readonly Line[] = [
    ['label.name', name],
    ['label.email', oneLine(answers['email'] ?? '')],
    ['label.phone', oneLine(answers['phone'] ?? '') || none],
    ...about,
    ['label.consents', agreed || mailText(language, 'value.noConsent')],
  ];
  const all: readonly Line[] = [
    // The visitor of a chat is anonymous until they give a name.
    ...(kind === 'chat' ? [] : sender),
    [
      'label.received',
      agencyMoment(language, submission.receivedAt, {dateStyle: 'full', timeStyle: 'short'}),
    ],
    ['label.language', lang === '' ? none : (languages.of(lang) ?? lang)],
    ['label.partner', oneLine(partner) || none],
    ['label.page', oneLine(page) || none],
    ...(campaign === '' ? [] : ([['label.campaign', campaign]] as const)),
    ['label.id', submission.id],
  ];
  return [
    ...all.map(([key, value]) => ({label: mailText(language, key), value})),
    // The names and values of the partner's page.
    ...Object.entries(hidden).map(([name, value]) => ({label: name, value: oneLine(value)})),
    ...calculationRows(submission.calculation, language),
    ...savedRows(saved, language),
  ];
};

// A message keeps its line breaks, but no other invisible characters.
const messageLines = (message: string): string =>
  message
    .split(/\r\n|\r|\n/u)
    .map(oneLine)
    .join('\n');
