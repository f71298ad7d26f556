import type {Kysely} from 'kysely';
import {logAccess} from '../../evidence/access-log.ts';
import {consentStatus} from '../../evidence/consent-status.ts';
import {isCounted} from '../../evidence/published-texts.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Schema} from '../../storage/schema.ts';
import {consentRecord, type ConsentRecord} from '../../submission/consent-record.ts';
import {CommandError} from '../command-error.ts';
import {readEvidence} from '../evidence-record.ts';
import {formatEvidence, formatEvidenceJson, type EvidenceDocument} from '../format-evidence.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withVault} from '../vault.ts';
import {noSubmission, onlyMatch, parseIdPrefix} from './id-prefix.ts';

type Options = {
  readonly id: string;
  readonly format: 'json' | undefined;
  readonly withSecret: boolean;
};

/**
 * `evidence`: prints the decrypted evidence of one submission's consents. Throws CommandError for none or several matches, and, after all
 * is printed, for damaged evidence.
 */
export const showEvidence = async (
  settings: Settings,
  {id, format, withSecret}: Options,
  {print}: Pick<Terminal, 'print'>,
): Promise<void> => {
  const found = await readDocument(settings, id, withSecret);
  print(format === 'json' ? formatEvidenceJson(found) : formatEvidence(found));
  if (found.faults.length > 0)
    throw new CommandError(`The evidence is damaged:\n  ${found.faults.join('\n  ')}`);
};

const readDocument = async (
  settings: Settings,
  given: string,
  withSecret: boolean,
): Promise<EvidenceDocument> => {
  const prefix = parseIdPrefix(given);
  if (!hasStore(settings)) throw new CommandError(noSubmission(given));
  return await withVault(settings, async ({store, keyring}) => {
    const matches = await store.read((db) =>
      db
        .selectFrom('submission')
        .select(['id', 'received_at', 'superseded_by'])
        .where('id', 'like', `${prefix}%`)
        .limit(2)
        .execute(),
    );
    const found = onlyMatch(matches, given, noSubmission(given));
    const {id: submissionId, received_at: receivedAt, superseded_by: supersededBy} = found;
    const command = withSecret ? 'evidence with secret' : 'evidence';
    await logAccess(store, {command, submissions: [submissionId]}, new Date());
    return await store.read(async (db) => {
      const records = await readEvidence(db, keyring, {submissionId, withSecret});
      return {
        submissionId,
        receivedAt,
        consents: await readStatuses(db, {submissionId, supersededBy}),
        ...records,
      };
    });
  });
};

const readStatuses = async (
  db: Kysely<Schema>,
  {submissionId, supersededBy}: {readonly submissionId: string; readonly supersededBy: string | null},
): Promise<EvidenceDocument['consents']> => {
  const rows = await db
    .selectFrom('consent')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();
  const now = new Date();
  return rows.map((row) => {
    const consent = consentRecord(row);
    const stands = consentStatus(consent, now);
    return Object.assign(consent, {
      position: row.position,
      status: stands === 'standing' ? statusOf(consent, supersededBy) : stands,
    });
  });
};

/** Returns the status of a consent that is neither withdrawn nor lapsed: it may not count, or newer answers replace it. */
const statusOf = (
  {textVersion}: Pick<ConsentRecord, 'textVersion'>,
  supersededBy: string | null,
): EvidenceDocument['consents'][number]['status'] => {
  if (!isCounted(textVersion)) return 'unpublished';
  return supersededBy === null ? 'standing' : 'superseded';
};
