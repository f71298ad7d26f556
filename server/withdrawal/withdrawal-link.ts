import {type Language, pathPrefix} from '../../contract/language.ts';
import {open} from '../evidence/commitment.ts';
import {ConsentEvidenceSchema, type ConsentEvidence} from '../evidence/consent-evidence.ts';
import {isSameToken, linkToken} from '../keys/link-token.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Store} from '../storage/store.ts';

/** A consent behind a link. */
export type GivenConsent = ConsentEvidence & {readonly withdrawnAt: string | null};

/**
 * Decrypts the consents of a submission; undefined if there are none or the submission was erased. Throws
 * SealError.
 */
export const readConsents = async (
  store: Store,
  keyring: Keyring,
  submissionId: string,
): Promise<readonly GivenConsent[] | undefined> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('evidence')
      .innerJoin('consent', (join) =>
        join
          .onRef('consent.submission_id', '=', 'evidence.submission_id')
          .onRef('consent.position', '=', 'evidence.position'),
      )
      .select([
        'evidence.submission_id',
        'evidence.position',
        'evidence.commitment',
        'evidence.sealed',
        'consent.withdrawn_at',
      ])
      .where('evidence.submission_id', '=', submissionId)
      .where('evidence.kind', '=', 'consent')
      .where('evidence.sealed', '!=', '')
      .orderBy('evidence.position')
      .execute(),
  );
  if (rows.length === 0) return undefined;
  return rows.map((row) =>
    Object.assign(ConsentEvidenceSchema.parse(open(keyring, row).content), {withdrawnAt: row.withdrawn_at}),
  );
};

/** Returns the last part of a receipt's link: the submission, and a secret that only the sender has received. */
export const withdrawalToken = (submissionId: string, {withdrawalSecret}: ConsentEvidence): string =>
  linkToken(submissionId, withdrawalSecret);

/** Returns the path of the withdrawal page in a language. */
export const withdrawalPath = (language: Language, token: string): string =>
  `${pathPrefix(language)}/withdraw/${token}`;

/** Returns whether a token belongs to the given consents, in constant time. */
export const fits = (token: string, submissionId: string, [first]: readonly GivenConsent[]): boolean =>
  first !== undefined && isSameToken(token, withdrawalToken(submissionId, first));
