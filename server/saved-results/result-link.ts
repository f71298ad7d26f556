import {type Language, pathPrefix} from '../../contract/language.ts';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {isSameToken, linkToken, newLinkSecret, submissionOf} from '../keys/link-token.ts';
import type {Keyring} from '../keys/keyring.ts';
import {unsealRow} from '../keys/sealed-fields.ts';
import {openSavedAnswers} from '../submission/saved-results-record.ts';
import type {ResultLinkTable} from '../storage/tables/submission-tables.ts';
import type {Store} from '../storage/store.ts';

/** The lifetime of the private page with saved results, in days. */
const RESULT_LINK_DAYS = 90;

/** Creates a link, without the submission. */
export const newResultLink = (now: Date): Omit<ResultLinkTable, 'submission_id'> => ({
  secret: newLinkSecret(),
  expires_at: new Date(now.getTime() + RESULT_LINK_DAYS * MS_PER_DAY).toISOString(),
});

/** Returns the path of the private page in a language. */
export const resultPath = (language: Language, token: string): string =>
  `${pathPrefix(language)}/result/${token}`;

/** The last part of a link and the end of its validity. */
export type ResultLink = {readonly token: string; readonly until: string};

const openLink = async (
  store: Pick<Store, 'read'>,
  keyring: Keyring,
  {submissionId, now}: {readonly submissionId: string; readonly now: Date},
): Promise<ResultLink | undefined> => {
  const row = await store.read((db) =>
    db
      .selectFrom('result_link')
      .innerJoin('submission', 'submission.id', 'result_link.submission_id')
      .selectAll('result_link')
      .where('submission.id', '=', submissionId)
      .where('expires_at', '>', now.toISOString())
      // A page that was saved under a clock that was ahead would be available too long.
      .where('expires_at', '<', new Date(now.getTime() + (RESULT_LINK_DAYS + 1) * MS_PER_DAY).toISOString())
      .where('erased_at', 'is', null)
      // A later save has a link of its own.
      .where('superseded_by', 'is', null)
      // After a withdrawal, the page must not show anything.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('consent')
              .select('consent.position')
              .whereRef('consent.submission_id', '=', 'submission.id')
              .where('withdrawn_at', 'is not', null),
          ),
        ),
      )
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const {secret, expires_at: until} = unsealRow(keyring, 'result_link', row);
  return {token: linkToken(submissionId, secret), until};
};

/** Returns the link to the saved results of a submission; undefined after its end. Throws SealError. */
export const resultLinkOf = openLink;

/** The content of a private page, and its link. */
export type SavedPage = ResultLink & {
  readonly submissionId: string;
  readonly savedAt: string;
  /** The saved results as JSON values, without health answers. */
  readonly saved: unknown;
};

/** Finds the saved results of a token; undefined for an invalid or expired token. Throws SealError. */
export const findSavedPage = async (
  store: Pick<Store, 'read'>,
  keyring: Keyring,
  {token, now}: {readonly token: string; readonly now: Date},
): Promise<SavedPage | undefined> => {
  const submissionId = submissionOf(token);
  if (submissionId === undefined) return undefined;
  const link = await openLink(store, keyring, {submissionId, now});
  if (!link || !isSameToken(token, link.token)) return undefined;
  const [row] = await store.read((db) =>
    db
      .selectFrom('questionnaire')
      .innerJoin('submission', 'submission.id', 'questionnaire.submission_id')
      .selectAll('questionnaire')
      .select('received_at')
      .where('submission_id', '=', submissionId)
      .execute(),
  );
  if (!row) return undefined;
  const {received_at: savedAt, ...questionnaire} = row;
  const {value} = openSavedAnswers(keyring, {...questionnaire, health: ''});
  return {...link, submissionId, savedAt, saved: value.savedAnswers};
};

/** Deletes the link, so that the page can no longer be opened. Throws StorageUnavailableError. */
export const deleteResultLink = async (store: Store, submissionId: string): Promise<void> => {
  await store.write(async (transaction) => {
    await transaction.deleteFrom('result_link').where('submission_id', '=', submissionId).execute();
  });
};
