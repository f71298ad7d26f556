import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import {parseLocation} from '../../../insurance/answers/parse-location.ts';
import {z} from 'zod';
import type {ChainOrder, ChainPlace} from '../../evidence/chain-order.ts';
import type {PermissionFacts, PersonConsent} from '../permission/permission.ts';
import {zonesOfPerson} from '../permission/local-time.ts';
import type {Place} from '../permission/place-zones.ts';
import type {ConsentRecord} from '../../submission/consent-record.ts';
import type {PersonCard} from '../../submission/person/person-card.ts';
import type {PersonGroup, PersonRecord} from './person-group.ts';

type PersonSources = {
  readonly group: PersonGroup;
  readonly card: PersonCard;
  /** The moment of the visitor's last message in a conversation; null for never. */
  readonly lastMessageAt: string | null;
  readonly numberWithdrawals: PermissionFacts['numberWithdrawals'];
  /** The places of consents and withdrawals in the chain of evidence, by submission. */
  readonly orders: ReadonlyMap<string, ChainOrder>;
  readonly now: Date;
  readonly overrides?: FigureOverrides;
};

/** A consent with the submission that it came with. */
export type ConsentOf = {
  readonly record: PersonRecord;
  readonly consent: ConsentRecord;
  readonly status: PersonConsent['status'];
};

/** Lists every consent of a group, newest first. */
export const consentsOf = (group: PersonGroup): readonly ConsentOf[] =>
  group.flatMap((record) => [
    ...record.consents.map((consent) => ({record, consent, status: 'standing' as const})),
    ...record.lapsedConsents.map((consent) => ({record, consent, status: 'lapsed' as const})),
    ...record.withdrawnConsents.map((consent) => ({record, consent, status: 'withdrawn' as const})),
    ...record.supersededConsents.map((consent) => ({record, consent, status: 'superseded' as const})),
  ]);

/** Collects the facts that decide which acts are allowed for a person. */
export const permissionFacts = (known: PersonSources): PermissionFacts => {
  const {group, card, lastMessageAt, numberWithdrawals, orders, now, overrides} = known;
  const phones = group.map(({answers}) => answers['phone'] ?? '');
  const written: readonly ChainPlace[] = [
    ...group
      // A flagged submission may come from another person.
      .filter(({held}) => !held)
      .map(({id, receivedAt}) => ({at: receivedAt, seq: orders.get(id)?.given ?? null})),
    ...(lastMessageAt === null ? [] : [{at: lastMessageAt, seq: null}]),
  ];
  const last = written.toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1);
  return {
    now,
    ...zonesOfPerson(
      [...phones, card.corrections.phone],
      group.flatMap(({savedAnswers}) => placeIn(savedAnswers)),
    ),
    consents: consentsOf(group).map(({record, consent, status}): PersonConsent => ({
      kind: consent.kind,
      channels: consent.channels,
      status,
      recordedAt: consent.recordedAt,
      seq: orders.get(record.id)?.given ?? null,
      withdrawnSeq: orders.get(record.id)?.withdrawn ?? null,
      lapsesAt: consent.lapsesAt,
      withdrawnAt: consent.withdrawnAt,
      phone: record.answers['phone'] ?? '',
      email: record.answers['email'] ?? '',
    })),
    email: card.corrections.email || (group.find(({answers}) => answers['email'])?.answers['email'] ?? ''),
    lastWroteAt: last?.at ?? null,
    lastWroteSeq: last?.seq ?? null,
    isStopped: card.isStopped,
    scopeRecordedAt: card.scopeRecordedAt,
    numberWithdrawals,
    ...(overrides ? {overrides} : {}),
  };
};

const Saved = z.looseObject({
  leadData: z.looseObject({location: z.string().optional(), county: z.string().optional()}).optional(),
});

const placeIn = (saved: unknown): readonly Place[] => {
  const {location = '', county} = Saved.safeParse(saved).data?.leadData ?? {};
  const {zip, stateCode} = parseLocation(location);
  return county || zip || stateCode ? [{zip, county, state: stateCode}] : [];
};
