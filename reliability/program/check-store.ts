import type {Kysely} from 'kysely';
import {Keys} from '../../server/keys/keys.ts';
import {unsealRow} from '../../server/keys/sealed-fields.ts';
import {AGENT_TOPICS} from '../../server/delivery/channel.ts';
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import type {Schema} from '../../server/storage/schema.ts';
import {StorageUnavailableError} from '../../server/storage/storage-unavailable-error.ts';
import type {Store} from '../../server/storage/store.ts';
import type {Journal} from './journal.ts';
import {emailOf} from './submission.ts';
import {waitUntil} from './wait.ts';

/** The location of a store, in the form of settings. */
export type Place = {readonly DATA_DIR: string; readonly DATABASE_URL: string};

/** The result of comparing store and journal. */
export type Comparison = {
  readonly stored: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly faults: readonly string[];
};

/**
 * Compares a store with the journal: every acknowledged submission is stored once, under its acknowledged id and with its own answers;
 * nothing else is stored; each submission has the outbox row that notifies the agent.
 */
export const checkStore = async (place: Place, journal: Journal): Promise<Comparison> => {
  const settings = readSettings(place);
  const store = openStore(settings);
  try {
    const ring = await new Keys(settings, store).ring();
    const rows = await store.read(readAll);
    const emails = [
      ...rows.leads.map((row) => unsealRow(ring, 'lead', row)),
      ...rows.messages.map((row) => unsealRow(ring, 'contact_message', row)),
    ].map((row) => [row.email, row.submission_id] as const);
    return compare(
      journal,
      Map.groupBy(emails, ([email]) => email),
      rows,
    );
  } finally {
    await store.close();
  }
};

const readAll = async (db: Kysely<Schema>) => ({
  submissions: await db.selectFrom('submission').select(['id', 'kind']).execute(),
  leads: await db.selectFrom('lead').selectAll().execute(),
  messages: await db.selectFrom('contact_message').selectAll().execute(),
  outbox: await db.selectFrom('outbox').select(['id', 'submission_id']).execute(),
  keys: await db.selectFrom('idempotency').select(['key', 'submission_id']).execute(),
});

const compare = (
  journal: Journal,
  byEmail: ReadonlyMap<string, readonly (readonly [email: string, id: string])[]>,
  {submissions, leads, messages, outbox, keys}: Awaited<ReturnType<typeof readAll>>,
): Comparison => {
  const faults: string[] = [];
  const idOfKey = new Map(keys.map(({key, submission_id: id}) => [key, id]));
  const announced = new Set(outbox.map(({id}) => id));
  let lost = 0;
  let duplicates = 0;
  let sent = 0;
  for (const {key, kind, id} of journal.entries()) {
    const copies = byEmail.get(emailOf(key)) ?? [];
    sent += copies.length;
    if (copies.length > 1) duplicates += copies.length - 1;
    if (copies.length > 1) faults.push(`${key} is stored ${copies.length} times`);
    const found = copies[0]?.[1];
    if (id !== undefined && found === undefined) lost += 1;
    if (id !== undefined && found === undefined) faults.push(`${key} was acknowledged as ${id} and is lost`);
    else if (id !== undefined && found !== id)
      faults.push(`${key} was acknowledged as ${id} and is stored as ${found}`);
    if (found === undefined) continue;
    if (idOfKey.get(key) !== found) faults.push(`${key} is stored, its key is not`);
    if (!announced.has(`${found}:${kind}.received`))
      faults.push(`${found} is stored, and its outbox row is missing`);
  }
  if (submissions.length !== leads.length + messages.length)
    faults.push(`${submissions.length} submissions, but ${leads.length + messages.length} with answers`);
  if (sent !== submissions.length) faults.push(`${submissions.length - sent} stored that nobody sent`);
  if (idOfKey.size !== keys.length) faults.push('a key is stored twice');
  return {stored: submissions.length, lost, duplicates, faults};
};

const count = (rows: readonly {count: unknown}[] | undefined) => Number(rows?.[0]?.count ?? 0);

/** Counts the pending and the parked notifications. */
const outboxState = async (store: Store): Promise<{readonly open: number; readonly parked: number}> => {
  const [outbox, pending, parked] = await store.read(async (db) => [
    await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('state', '=', 'pending')
      .execute(),
    await db
      .selectFrom('delivery')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('state', '=', 'pending')
      .execute(),
    await db
      .selectFrom('delivery')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('state', '=', 'parked')
      .execute(),
  ]);
  return {open: count(outbox) + count(pending), parked: count(parked)};
};

/** Waits until the running server has delivered every notification. Throws after a time limit. */
export const waitUntilDrained = async (place: Place, withinMs: number): Promise<void> => {
  const store = openStore(readSettings(place));
  try {
    await waitUntil(async () => await isDrained(store), {
      within: withinMs,
      every: 300,
      what: 'delivering every notification in the outbox',
    });
  } finally {
    await store.close();
  }
};

// On a busy machine, the server may lock its database for longer than this store waits.
const isDrained = async (store: Store): Promise<boolean> => {
  try {
    return (await outboxState(store)).open === 0;
  } catch (error) {
    if (error instanceof StorageUnavailableError) return false;
    throw error;
  }
};

const agentTopics: ReadonlySet<string> = new Set(AGENT_TOPICS);

/** Lists the ids of all notifications by channel: everything is mailed, and the webhook receives the topics for the agent. */
export const notifiedIds = async (
  place: Place,
): Promise<{readonly mail: readonly string[]; readonly webhook: readonly string[]}> => {
  const store = openStore(readSettings(place));
  try {
    const rows = await store.read((db) => db.selectFrom('outbox').select(['id', 'topic', 'state']).execute());
    const live = rows.filter(({state}) => state === 'dispatched' || state === 'pending');
    return {
      mail: live.map(({id}) => id),
      webhook: live.filter(({topic}) => agentTopics.has(topic)).map(({id}) => id),
    };
  } finally {
    await store.close();
  }
};
