import {Migrator, sql, type Kysely} from 'kysely';
import * as submissions from './migrations/001-submissions.ts';
import * as testimonialsAndProbe from './migrations/002-testimonials-and-probe.ts';
import * as rateLimits from './migrations/003-rate-limits.ts';
import * as deliveries from './migrations/004-deliveries.ts';
import * as evidenceAndKeys from './migrations/005-evidence-and-keys.ts';
import * as questionnaires from './migrations/006-questionnaires.ts';
import * as person from './migrations/007-person.ts';
import * as idempotencyOrder from './migrations/008-idempotency-order.ts';
import * as signedEvidence from './migrations/009-signed-evidence.ts';
import * as publishedTexts from './migrations/011-published-texts.ts';
import * as attribution from './migrations/012-attribution.ts';
import * as chat from './migrations/013-chat.ts';
import * as deskMembers from './migrations/014-desk-members.ts';
import * as deskInbox from './migrations/015-desk-inbox.ts';
import * as deskPeople from './migrations/016-desk-people.ts';
import * as counts from './migrations/017-counts.ts';
import * as sentResults from './migrations/018-sent-results.ts';
import * as push from './migrations/019-push.ts';
import * as edits from './migrations/020-edits.ts';
import * as answersAndNotes from './migrations/021-answers-and-notes.ts';
import * as presence from './migrations/022-presence.ts';
import * as memberDigest from './migrations/023-member-digest.ts';
import * as sharedTexts from './migrations/024-shared-texts.ts';
import * as chatContacts from './migrations/025-chat-contacts.ts';
import {NewerSchemaError} from './newer-schema-error.ts';
import type {Schema} from './schema.ts';

const MIGRATIONS = {
  '001-submissions': submissions,
  '002-testimonials-and-probe': testimonialsAndProbe,
  '003-rate-limits': rateLimits,
  '005-evidence-and-keys': evidenceAndKeys,
  '004-deliveries': deliveries,
  '006-questionnaires': questionnaires,
  '007-person': person,
  '008-idempotency-order': idempotencyOrder,
  '009-signed-evidence': signedEvidence,
  '011-published-texts': publishedTexts,
  '012-attribution': attribution,
  '013-chat': chat,
  '014-desk-members': deskMembers,
  '015-desk-inbox': deskInbox,
  '016-desk-people': deskPeople,
  '017-counts': counts,
  '018-sent-results': sentResults,
  '019-push': push,
  '020-edits': edits,
  '021-answers-and-notes': answersAndNotes,
  '022-presence': presence,
  '023-member-digest': memberDigest,
  '024-shared-texts': sharedTexts,
  '025-chat-contacts': chatContacts,
};

/**
 * Migrates the store to the newest schema in one transaction. Only reads when the schema is current, so that a command that reads needs no
 * write lock. Throws NewerSchemaError for an unknown schema.
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const done = await knownMigrations(db);
  if (Object.keys(MIGRATIONS).every((name) => done.has(name))) return;
  const provider = {getMigrations: () => Promise.resolve(MIGRATIONS)};
  const {error} = await new Migrator({db, provider}).migrateToLatest();
  if (error !== undefined) throw error;
};

// Runs before the migrator rather than after a failure of the migrator, so that a broken connection does not cost a
// second connection.
const knownMigrations = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> => {
  const tables = await db.introspection.getTables({withInternalKyselyTables: true});
  if (!tables.some(({name}) => name === 'kysely_migration')) return new Set();
  const {rows} = await sql<{name: string}>`select name from kysely_migration order by name`.execute(db);
  const version = rows.at(-1)?.name ?? '';
  if (version > NEWEST_MIGRATION) throw new NewerSchemaError(version, NEWEST_MIGRATION);
  return new Set(rows.map(({name}) => name));
};

/** The name of the newest migration that this version knows. */
export const NEWEST_MIGRATION = Object.keys(MIGRATIONS).sort().at(-1) ?? '';

/** Reads the name of the newest migration of a store. Throws the database's error when there is none. */
export const schemaVersion = async (db: Kysely<Schema>): Promise<string> => {
  const {rows} = await sql<{name: string}>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
};
