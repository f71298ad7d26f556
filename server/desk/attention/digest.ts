import {agentMorning} from './agent-morning.ts';
import {MS_PER_HOUR} from '../../../insurance/calendar/duration.ts';
import {dayInWords} from '../../../agency/day-in-words.ts';
import type {AttentionNote} from '../../../contract/desk-today.ts';
import type {Language} from '../../../contract/language.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import type {ComposedMail} from '../../delivery/compose-mail.ts';
import {agentAddresses} from '../../delivery/create-channels.ts';
import {htmlOf} from '../../delivery/mail-html.ts';
import type {TopicReader} from '../../delivery/read-event.ts';
import {judgeClock} from '../../retention/purge-clock.ts';
import {labeled} from '../../messages/punctuation.ts';
import type {Store} from '../../storage/store.ts';
import {personOutboxId} from '../../submission/outbox-id.ts';
import {insertRow} from '../../storage/prepared.ts';
import {memberNumber, memberOfNumber} from '../member/member-number.ts';
import {activeMembers} from '../member/member.store.ts';
import type {ReaderParts} from '../readers.ts';
import type {Reader} from '../sharing/reader.ts';
import {readToday} from './read-today.ts';
import {digestText, type DigestKey} from './texts.ts';

// The digest contains no text, regardless of the recipient.
const NOBODY: Reader = {role: 'assistant', mail: ''};

// The number of a row: the day, the moment, and the member's number; without a member's number, the row is for the agency's other addresses.
const [DAY_DIGITS, MOMENT_DIGITS] = [8, 13];

/**
 * Puts the digest of the day into the outbox, once a day from seven in the morning in Chicago, however many
 * processes run: one mail for each member who wants the digest, and one for the agency's other addresses. If a wrong clock has reached a day too early, that day still gets a digest. Returns whether a
 * digest was added. Before the first record there is no digest, because the outbox refers to records. A clock that is
 * set back by up to an hour, or by so much that it is in doubt, removes no digest.
 */
export const makeDigest = async (store: Store, now: Date): Promise<boolean> => {
  const day = chicagoDay(now.getTime());
  if (now < agentMorning(day)) return false;
  const at = now.toISOString();
  const ahead = new Date(now.getTime() + MS_PER_HOUR).toISOString();
  const known = await store.read((db) =>
    db
      .selectFrom('digest')
      .select('day')
      .where('day', '=', day)
      .where('created_at', '<=', ahead)
      .executeTakeFirst(),
  );
  if (known) return false;
  const {doubt, isConfirmed} = await judgeClock(store, now);
  const isTrusted = doubt === undefined || isConfirmed;
  return await store.write(async (transaction) => {
    if (isTrusted) await transaction.deleteFrom('digest').where('created_at', '>', ahead).execute();
    const inserted = await transaction
      .insertInto('digest')
      .values({day, created_at: at})
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    const newest = await transaction
      .selectFrom('submission')
      .select('id')
      .where('erased_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!inserted || !newest) return false;
    const members = await transaction
      .selectFrom('member')
      .select('id')
      .where('revoked_at', 'is', null)
      .where('has_digest', '=', 1)
      .execute();
    const number = `${day.replaceAll('-', '')}${now.getTime()}`;
    for (const recipient of ['', ...members.map(({id}) => memberNumber(id))])
      await insertRow(transaction, 'outbox', {
        id: personOutboxId(newest.id, 'desk.digest', number + recipient),
        submission_id: newest.id,
        topic: 'desk.digest',
        state: 'pending',
        created_at: at,
        due_at: at,
        attempts: 0,
      });
    return true;
  });
};

/**
 * Reads the digest at the moment of sending, in the member's language or, for the agency's other addresses, in the language of
 * mails. No mail is sent on a day without anything to do, nor to a member who has lost access or wants no digest.
 */
export const digestReader =
  (parts: ReaderParts): TopicReader =>
  async ({claimed: {outboxId}}) => {
    const {store, settings, agency} = parts;
    const number = (outboxId.split(':').at(-1) ?? '').slice(DAY_DIGITS + MOMENT_DIGITS);
    if (number !== '') {
      const member = await memberOfNumber(store, number);
      if (!member?.hasDigest) return undefined;
      const mail = await writeDigest(parts, member.language, 'end');
      return mail && {receipt: {to: member.mail, language: member.language, withdrawUrl: '', ...mail}};
    }
    // A member decides about the member's own digest.
    const members = new Set((await activeMembers(store)).map(({mail}) => mail));
    const to = agentAddresses(settings, agency).filter((address) => !members.has(address.toLowerCase()));
    const mail = to.length === 0 ? undefined : await writeDigest(parts, settings.MAIL_LANGUAGE);
    return mail && {toAgent: {...mail, to, replyTo: {name: '', address: ''}}};
  };

// Counts and days, without names and answers.
const writeDigest = async (
  parts: ReaderParts,
  language: Language,
  end?: 'end',
): Promise<Pick<ComposedMail, 'subject' | 'text' | 'html'> | undefined> => {
  const today = await readToday(parts, NOBODY);
  const say = (key: DigestKey, values: Readonly<Record<string, string>> = {}) =>
    digestText(language, key, values);
  const rows = [
    {label: say('waiting'), value: String(today.waitingCount)},
    {label: say('due'), value: String(today.dueCount)},
    {label: say('parked'), value: String(today.parked.length)},
  ].filter(({value}) => value !== '0');
  const notes = today.notes.map((note) => noteInWords(note, language));
  if (rows.length === 0 && notes.length === 0) return undefined;
  if (today.lastBackupAt !== undefined)
    rows.push({
      label: say('last-backup'),
      value: dayInWords(chicagoDay(Date.parse(today.lastBackupAt)), language),
    });
  const heading = say('heading', {day: dayInWords(chicagoDay(parts.now().getTime()), language)});
  const foot = [say('foot'), `${parts.origin()}/desk`, ...(end ? [say(end)] : [])];
  const lines = rows.map(({label, value}) => labeled(language, label, value));
  const points = notes.map((note) => `- ${note}`);
  return {
    subject: heading,
    text: [heading, lines.join('\n'), points.join('\n'), ...foot].filter((part) => part !== '').join('\n\n'),
    html: htmlOf({language, heading, notes, rows, foot}),
  };
};

const noteInWords = ({kind, count, day, name}: AttentionNote, language: Language): string =>
  digestText(language, `note.${kind}`, {
    count: String(count ?? ''),
    day: day === undefined ? '' : dayInWords(day, language),
    name: name ?? '',
  });
