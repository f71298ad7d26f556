import {readRecords, type SubmissionRecord} from '../cli/submission-record.ts';
import type {Keys} from '../privacy/keys.ts';
import type {Store} from '../storage/store.ts';
import type {Claimed} from './claim.act.ts';
import type {ToldEvent} from './told-event.ts';

/** Reads one submission by its id. */
export type RecordReader = (submissionId: string) => Promise<SubmissionRecord | undefined>;

/** Reads submissions with their answers in clear. */
export function createRecordReader(store: Store, keys: Keys): RecordReader {
  return async (id) => {
    const keyring = await keys.ring();
    return await store.read(async (db) => (await readRecords(db, keyring, {id}))[0]);
  };
}

/** What a claimed delivery tells; undefined when its submission was erased or replaced meanwhile: nobody needs to hear of it. */
export async function readEvent(
  store: Store,
  readRecord: RecordReader,
  {outboxId, submissionId, topic, createdAt}: Claimed,
): Promise<ToldEvent | undefined> {
  const submission = await readRecord(submissionId);
  if (!submission || submission.erasedAt !== null || submission.supersededBy !== null) return undefined;
  const replaced = await store.read((db) =>
    db.selectFrom('submission').select('id').where('superseded_by', '=', submissionId).execute(),
  );
  return {id: outboxId, topic, createdAt, submission, replaces: replaced.map(({id}) => id)};
}
