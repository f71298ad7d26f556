import type {Kysely} from 'kysely';
import {laterWithdrawal, type ChainPlace} from '../../evidence/chain-order.ts';
import {channelsOf} from '../../evidence/consent-channels.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Schema} from '../../storage/schema.ts';
import {phoneDigits} from '../../submission/inbox/normal-text.ts';
import {hashTerm} from '../../submission/inbox/search-terms.ts';
import type {SubmissionGroup} from '../../submission/person/person-group.ts';
import type {PermissionFacts} from '../permission/permission.ts';
import {nationalDigits} from '../permission/area-codes.ts';

const KINDS = ['phone', 'given'] as const;

/**
 * Reads the last withdrawal of a consent to calls or texts for each number that the current consents
 * of these groups name. A withdrawal by another person with the same number counts. The search index of the desk
 * finds the withdrawals: the index contains a number as given and as corrected, and keeps the number of an erased
 * submission whose consents were withdrawn before.
 */
export const readNumberWithdrawals = async (
  db: Kysely<Schema>,
  {all}: Keyring,
  groups: Iterable<SubmissionGroup>,
): Promise<PermissionFacts['numberWithdrawals']> => {
  const numbers = new Set(
    [...groups]
      .flat()
      .filter(({record}) => record.consents.length > 0)
      .flatMap(({record}) => phoneDigits(record.answers['phone'] ?? '') ?? []),
  );
  const numberOf = new Map(
    [...numbers].flatMap((text) =>
      all.flatMap((key) => KINDS.map((kind) => [hashTerm(key, {kind, text}), text] as const)),
    ),
  );
  if (numberOf.size === 0) return new Map();
  const rows = await db
    .selectFrom('search_term')
    .innerJoin('consent', 'consent.submission_id', 'search_term.submission_id')
    .leftJoin('evidence', (join) =>
      join
        .onRef('evidence.submission_id', '=', 'consent.submission_id')
        .on('evidence.kind', '=', 'withdrawal'),
    )
    .select([
      'term',
      'consent.kind',
      'text_version',
      'consent.submission_id',
      ({fn}) => fn.max('withdrawn_at').as('at'),
      ({fn}) => fn.max('seq').as('seq'),
    ])
    .where('term', 'in', [...numberOf.keys()])
    .where('withdrawn_at', 'is not', null)
    .groupBy(['term', 'consent.kind', 'text_version', 'consent.submission_id'])
    .execute();
  const withdrawals = new Map<string, ChainPlace>();
  for (const {term, kind, text_version: textVersion, at, seq} of rows) {
    const number = nationalDigits(numberOf.get(term) ?? '');
    const isByPhone = channelsOf({kind, textVersion}).some((channel) => channel !== 'email');
    if (!isByPhone || at === null) continue;
    withdrawals.set(number, laterWithdrawal(withdrawals.get(number), {at, seq}));
  }
  return withdrawals;
};
