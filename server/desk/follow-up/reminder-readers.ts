import {MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import {dayInWords} from '../../../agency/day-in-words.ts';
import type {ComposedMail} from '../../delivery/compose-mail.ts';
import {deskLine, deskLink} from '../../delivery/desk-link.ts';
import {htmlOf} from '../../delivery/mail-html.ts';
import type {TopicReader} from '../../delivery/read-event.ts';
import {labeled} from '../../messages/punctuation.ts';
import type {FollowUpTable} from '../../storage/tables/desk-tables.ts';
import type {Store} from '../../storage/store.ts';
import type {DeskParts} from '../desk-parts.ts';
import {activeMembers} from '../member/member.store.ts';
import {medicareLines} from '../person/legal-lines.ts';
import {mailBody} from '../person/mail-body.ts';
import {oneLine} from '../../submission/one-line.ts';
import {nameIn} from '../../submission/sender-of.ts';
import {readKnownPerson} from '../person/known-person.ts';
import {personSources} from '../person/sources.ts';
import {reminderPath, reminderToken} from './reminder-link.ts';
import {followUpNumber} from './outbox-number.ts';
import {reminderText, type ReminderKey} from './texts.ts';
import {readRemindable} from './visitor-reminder.ts';

type Parts = Pick<DeskParts, 'store' | 'now' | 'agency' | 'texts' | 'settings' | 'origin'>;

// Reads the follow-up of a claimed reminder; undefined when it was settled or moved in the meantime.
const followUpOf = async (
  store: Pick<Store, 'read'>,
  {outboxId, submissionId}: {readonly outboxId: string; readonly submissionId: string},
): Promise<FollowUpTable | undefined> => {
  const number = outboxId.split(':').at(-1);
  const rows = await store.read((db) =>
    db
      .selectFrom('follow_up')
      .selectAll()
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'open')
      .execute(),
  );
  return rows.find((row) => followUpNumber(row) === number);
};

/**
 * Reads the reminder for the member who set the follow-up, in the member's language; for a review day, or a member without access, the
 * reminder for the agency. The mail has name, day and a link to the desk. The member's text about the follow-up is left out, because it may concern
 * health and mails carry no health data.
 */
export const agentReminderReader =
  (parts: Parts): TopicReader =>
  async ({claimed, keyring}) => {
    const {store, now, settings, origin} = parts;
    const {overrides} = personSources(parts);
    const row = await followUpOf(store, claimed);
    if (!row) return undefined;
    const reading = {keyring, now: now(), isHealthRead: false, overrides};
    const known = await store.read((db) => readKnownPerson(db, reading, row.submission_id));
    if (!known) return undefined;
    const setter = (await activeMembers(store)).find(({mail}) => mail === row.created_by);
    const language = setter?.language ?? settings.MAIL_LANGUAGE;
    const given = known.card.corrections.name || known.group.map(nameIn).find((text) => text !== '');
    const name = oneLine(given ?? '') || '–';
    const say = (key: ReminderKey) => reminderText(language, key, {name});
    const rows = [
      {label: say('agent.due'), value: dayInWords(row.due_on, language)},
      {label: say('agent.kind'), value: say(`agent.kind.${row.kind}`)},
    ];
    const desk = deskLink(language, `${origin()}/desk/people/${known.newest.id}`);
    const [heading, foot] = [say('agent.heading'), say('agent.foot')];
    const toAgent: ComposedMail = {
      subject: say('agent.subject'),
      text: [
        heading,
        rows.map(({label, value}) => labeled(language, label, value)).join('\n'),
        deskLine(language, desk),
        foot,
      ].join('\n\n'),
      html: htmlOf({language, heading, notes: [], rows, desk, foot: [foot]}),
      replyTo: {name: '', address: ''},
      language,
      ...(setter ? {to: [setter.mail]} : {}),
    };
    return {toAgent};
  };

/**
 * Reads the visitor's reminder. All conditions are checked again at the moment of sending: a withdrawn consent,
 * ended reminders or a settled follow-up cancels the mail, and quiet hours postpone it.
 */
export const visitorReminderReader =
  (parts: Parts): TopicReader =>
  async ({claimed, keyring, receipts: {siteOrigin, imprintIn, values}}) => {
    const {store, now, agency} = parts;
    const {overrides} = personSources(parts);
    const row = await followUpOf(store, claimed);
    if (!row) return undefined;
    const at = now();
    const found = await readRemindable(store, {keyring, now: at, isHealthRead: false, overrides}, row);
    if (!found) return undefined;
    const {known, verdict} = found;
    if (!verdict.isAllowed) {
      if (verdict.nextAllowedAt === null) return undefined;
      return {postponedMs: Math.max(MS_PER_MINUTE, Date.parse(verdict.nextAllowedAt) - at.getTime())};
    }
    const {language} = known;
    const say = (key: ReminderKey, more = {}) => reminderText(language, key, {...values, ...more});
    const withdrawUrl = siteOrigin + reminderPath(language, reminderToken(keyring, row.submission_id));
    const about = verdict.isMedicareOnly ? 'medicare' : 'general';
    const subject = say(`visitor.subject.${about}`);
    const paragraphs = [say(`visitor.text.${about}`), say('visitor.answer'), say('visitor.end')];
    const button = {words: say('page.button'), address: withdrawUrl};
    const foot = [
      ...(verdict.isMedicareOnly ? medicareLines(agency, language, values) : []),
      ...imprintIn(language),
    ];
    return {
      receipt: {
        to: verdict.to,
        language,
        subject,
        withdrawUrl,
        ...mailBody(language, {subject, paragraphs, button, foot}),
      },
    };
  };
