import type {Kysely} from 'kysely';
import {consentStatus} from '../evidence/consent-status.ts';
import {isCounted} from '../evidence/published-texts.ts';
import type {Schema} from '../storage/schema.ts';

const AGREED = ['contact', 'texts', 'medicare'];

/**
 * Returns whether the agent follows up on a visitor, by the id of saved results. The newest results must be stored
 * and unflagged, and must have come with a consent to contact that is in force. The agent then gets a reminder on
 * the review day.
 */
export const isFollowedUp = async (db: Kysely<Schema>, clientId: string, now: Date): Promise<boolean> => {
  const saved = await db
    .selectFrom('questionnaire')
    .innerJoin('submission', 'submission.id', 'questionnaire.submission_id')
    .select('submission.id')
    .where('questionnaire.client_id', '=', clientId.toLowerCase())
    .where('submission.erased_at', 'is', null)
    .where('submission.superseded_by', 'is', null)
    .where('submission.held_for', '=', '')
    .orderBy('submission.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!saved) return false;
  const consents = await db
    .selectFrom('consent')
    .selectAll()
    .where('submission_id', '=', saved.id)
    .where('kind', 'in', AGREED)
    .execute();
  return consents.some(
    ({
      kind,
      text_version: version,
      agreed_at: agreedAt,
      recorded_at: recordedAt,
      withdrawn_at: withdrawnAt,
    }) => isCounted(version) && consentStatus({kind, agreedAt, recordedAt, withdrawnAt}, now) === 'standing',
  );
};
