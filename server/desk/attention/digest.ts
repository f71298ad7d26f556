import type {AttentionNote} from '../../../contract/desk-today.ts';
import type {Language} from '../../../contract/language.ts';
import {chicagoDay, chicagoDayStartMs} from '../../../insurance/calendar/chicago.ts';
import {htmlOf} from '../../delivery/mail-html.ts';
import type {TopicReader} from '../../delivery/read-event.ts';
import {judgeClock} from '../../retention/purge-clock.ts';
import type {Store} from '../../storage/store.ts';
import {personOutboxId} from '../../submission/outbox-id.ts';
import {insertRow} from '../../storage/prepared.ts';
import {dayInWords} from '../follow-up/texts.ts';
import type {ReaderParts} from '../readers.ts';
import {readToday} from './read-today.ts';
import {digestText, type DigestKey} from './texts.ts';

const HOUR_MS = 3_600_000;
const MORNING_MS = 7 * HOUR_MS;

/**
 * Puts the digest of the day into the outbox, once a day from seven in the morning in Chicago, however many
 * processes run. If a wrong clock has reached a day too early, that day still gets a digest. Returns whether a
 * digest was added. Before the first record there is no digest, because the outbox refers to records. A clock that is
 * set back by up to an hour, or by so much that it is in doubt, removes no digest.
 */
export const makeDigest = async (store: Store, now: Date): Promise<boolean> => {
  const day = chicagoDay(now.getTime());
  if (now.getTime() < chicagoDayStartMs(day) + MORNING_MS) return false;
  const at = now.toISOString();
  const ahead = new Date(now.getTime() + HOUR_MS).toISOString();
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
    await insertRow(transaction, 'outbox', {
      id: personOutboxId(newest.id, 'desk.digest', `${day.replaceAll('-', '')}${now.getTime()}`),
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
 * Reads the digest at the moment of sending: counts and days, without names and answers. No mail is sent on a day
 * without anything to do.
 */
export const digestReader =
  (parts: ReaderParts): TopicReader =>
  async () => {
    const today = await readToday(parts);
    const language = parts.settings.MAIL_LANGUAGE;
    const say = (key: DigestKey, values: Readonly<Record<string, string>> = {}) =>
      digestText(language, key, values);
    const rows = [
      {label: say('waiting'), value: String(today.waitingCount)},
      {label: say('due'), value: String(today.dueCount)},
      {label: say('parked'), value: String(today.parked.length)},
    ].filter(({value}) => value !== '0');
    const notes = today.notes.map((note) => noteInWords(note, language));
    if (rows.length === 0 && notes.length === 0) return undefined;
    const heading = say('heading', {day: dayInWords(language, chicagoDay(parts.now().getTime()))});
    const foot = `${say('foot')} ${parts.origin()}/desk`;
    const lines = rows.map(({label, value}) => `${label}: ${value}`);
    const points = notes.map((note) => `- ${note}`);
    return {
      toAgent: {
        subject: heading,
        text: [heading, lines.join('\n'), points.join('\n'), foot].filter((part) => part !== '').join('\n\n'),
        html: htmlOf({language, heading, notes, rows, foot}),
        replyTo: {name: '', address: ''},
      },
    };
  };

const noteInWords = ({kind, count, day, name}: AttentionNote, language: Language): string =>
  digestText(language, `note.${kind}`, {
    count: String(count ?? ''),
    day: day === undefined ? '' : dayInWords(language, day),
    name: name ?? '',
  });
