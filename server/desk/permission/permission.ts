import {MS_PER_HOUR, MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import {configured, type FigureOverrides} from '../../../insurance/figures/figure.ts';
import {medicareAppointmentWait} from '../../../insurance/figures/contact-rules.ts';
import type {ConsentChannel} from '../../../agency/legal/versions.ts';
import type {BlockReason, Permission, Verdict} from '../../../contract/desk-person.ts';
import {isWithdrawnAfter, laterWithdrawal, type ChainPlace} from '../../evidence/chain-order.ts';
import type {ConsentStatus} from '../../evidence/consent-status.ts';
import {nationalDigits} from './area-codes.ts';
import type {PersonZones} from './local-time.ts';
import {isWithinHours, nextWithinHours} from './quiet-hours.ts';

/** A consent of a person with the number that it covers; moments in ISO 8601. */
export type PersonConsent = {
  readonly kind: string;
  readonly channels: readonly ConsentChannel[];
  readonly status: ConsentStatus | 'superseded';
  readonly recordedAt: string;
  /** The places of the consent and of its withdrawal in the chain of evidence; null for a consent from before the chain. */
  readonly seq: number | null;
  readonly withdrawnSeq: number | null;
  readonly lapsesAt: string | null;
  readonly withdrawnAt: string | null;
  readonly phone: string;
  readonly email: string;
};

/** The facts that decide which acts are allowed for a person. */
export type PermissionFacts = PersonZones & {
  readonly now: Date;
  readonly consents: readonly PersonConsent[];
  /** The address for mail; empty for none. */
  readonly email: string;
  /** The moment of the person's last message; null for never. */
  readonly lastWroteAt: string | null;
  /** The place of that message's consents in the chain of evidence; null without consents. */
  readonly lastWroteSeq: number | null;
  /** Whether a member has noted that the person wants no contact. */
  readonly isStopped: boolean;
  /** The moment at which the scope of an appointment about Medicare was recorded; null for none. */
  readonly scopeRecordedAt: string | null;
  /**
   * The last withdrawal for each of the person's numbers, by any person who gave the number. The keys are ten digits.
   */
  readonly numberWithdrawals: ReadonlyMap<string, ChainPlace>;
  readonly overrides?: FigureOverrides;
};

// The time after a message within which an answer is a live reply. The law names no limit; this limit is the
// product's.
const LIVE_REPLY_MS = 15 * MS_PER_MINUTE;

const blocked = (reason: BlockReason, nextAllowedAt: Date | null = null): Verdict => ({
  isAllowed: false,
  reason,
  nextAllowedAt: nextAllowedAt?.toISOString() ?? null,
});

/** Decides which acts are allowed for a person. A pure function: every rule is dated data with a source. */
export const permissionOf = (facts: PermissionFacts): Permission => ({
  call: byPhone(facts, 'call'),
  text: byPhone(facts, 'text'),
  mail: byMail(facts),
  reminder: reminder(facts),
  medicare: medicare(facts),
  appointment: appointment(facts),
});

const isLiveReply = ({now, lastWroteAt}: PermissionFacts): boolean => {
  const sinceMs = lastWroteAt === null ? Infinity : now.getTime() - Date.parse(lastWroteAt);
  return sinceMs >= 0 && sinceMs < LIVE_REPLY_MS;
};

const lastWithdrawalOf = ({consents}: PermissionFacts): ChainPlace | undefined =>
  consents.reduce<ChainPlace | undefined>(
    (last, {withdrawnAt, withdrawnSeq}) =>
      withdrawnAt === null ? last : laterWithdrawal(last, {at: withdrawnAt, seq: withdrawnSeq}),
    undefined,
  );

// A withdrawal ends every earlier consent of the person. Two people may share a number: for calls and texts, a withdrawal of either
// person counts.
const isEnded = (
  facts: PermissionFacts,
  {phone, recordedAt, seq}: PersonConsent,
  channel: ConsentChannel,
): boolean => {
  const given = {at: recordedAt, seq};
  return (
    isWithdrawnAfter(lastWithdrawalOf(facts), given, facts.now) ||
    (channel !== 'email' &&
      isWithdrawnAfter(facts.numberWithdrawals.get(nationalDigits(phone)), given, facts.now))
  );
};

const standing = (facts: PermissionFacts, channel: ConsentChannel): readonly PersonConsent[] =>
  facts.consents
    .filter(({status, channels}) => status === 'standing' && channels.includes(channel))
    .filter((consent) => !isEnded(facts, consent, channel))
    // Consents without an end and for all subjects come first, then the consents that last longest.
    .toSorted(
      (one, other) =>
        Number(one.kind === 'medicare') - Number(other.kind === 'medicare') ||
        ((one.lapsesAt ?? '9') > (other.lapsesAt ?? '9') ? -1 : 1),
    );

// Returns the reason why a channel is blocked, based on the past consents.
const reasonWithout = (facts: PermissionFacts, channel: ConsentChannel): BlockReason => {
  const once = facts.consents.filter(({channels}) => channels.includes(channel));
  if (once.some((consent) => consent.withdrawnAt !== null || isEnded(facts, consent, channel)))
    return 'withdrawn';
  return once.some(({status}) => status === 'lapsed') ? 'lapsed' : 'no-consent';
};

const byPhone = (facts: PermissionFacts, channel: 'call' | 'text'): Verdict => {
  if (facts.isStopped) return blocked('stopped');
  const [any, ...others] = standing(facts, channel);
  if (!any) return blocked(reasonWithout(facts, channel));
  // The consents name "the number I gave", so other numbers of the person are not covered.
  const consent = [any, ...others].find(({phone}) => nationalDigits(phone) !== '');
  if (!consent) return blocked('no-number');
  const nature = isLiveReply(facts) ? 'reply' : 'solicitation';
  if (nature === 'solicitation' && !isWithinHours(facts.now, facts.zones))
    return blocked('quiet-hours', nextWithinHours(facts.now, facts.zones));
  return {
    isAllowed: true,
    nature,
    until: consent.lapsesAt,
    isMedicareOnly: consent.kind === 'medicare',
    to: `+1${nationalDigits(consent.phone)}`,
  };
};

// A person who wrote expects an answer, unless the person withdrew all consents afterwards.
const byMail = (facts: PermissionFacts): Verdict => {
  const {email, lastWroteAt, lastWroteSeq, isStopped, now} = facts;
  if (isStopped) return blocked('stopped');
  if (email === '') return blocked('no-address');
  if (lastWroteAt === null) return blocked('no-consent');
  if (isWithdrawnAfter(lastWithdrawalOf(facts), {at: lastWroteAt, seq: lastWroteSeq}, now))
    return blocked('withdrawn');
  return {isAllowed: true, nature: 'reply', until: null, isMedicareOnly: false, to: email};
};

const reminder = (facts: PermissionFacts): Verdict => {
  const {email, isStopped, now, zones} = facts;
  if (isStopped) return blocked('stopped');
  if (email === '') return blocked('no-address');
  const [consent] = standing(facts, 'email');
  if (!consent) return blocked(reasonWithout(facts, 'email'));
  // No law restricts the hours of mails; a reminder at night helps nobody.
  if (!isWithinHours(now, zones)) return blocked('quiet-hours', nextWithinHours(now, zones));
  return {
    isAllowed: true,
    nature: 'solicitation',
    until: consent.lapsesAt,
    isMedicareOnly: consent.kind === 'medicare',
    to: email,
  };
};

const medicare = (facts: PermissionFacts): Verdict => {
  if (facts.isStopped) return blocked('stopped');
  const consents = facts.consents.filter(({kind}) => kind === 'medicare');
  const ended = consents.filter((consent) => isEnded(facts, consent, 'email'));
  const ends = consents
    .filter((consent) => consent.status === 'standing' && !ended.includes(consent))
    .map(({lapsesAt}) => lapsesAt ?? '');
  const until = ends.toSorted().at(-1);
  if (until === undefined) {
    if (ended.length > 0 || consents.some(({withdrawnAt}) => withdrawnAt !== null))
      return blocked('withdrawn');
    return blocked(consents.some(({status}) => status === 'lapsed') ? 'lapsed' : 'no-consent');
  }
  return {isAllowed: true, nature: 'solicitation', until: until || null, isMedicareOnly: true, to: ''};
};

const appointment = (facts: PermissionFacts): Verdict => {
  const {scopeRecordedAt, now, overrides, isStopped} = facts;
  if (isStopped) return blocked('stopped');
  if (scopeRecordedAt === null) return blocked('scope-missing');
  const hours = configured(medicareAppointmentWait, overrides).value;
  const from = new Date(Date.parse(scopeRecordedAt) + hours * MS_PER_HOUR);
  if (now < from) return blocked('scope-wait', from);
  return {isAllowed: true, nature: 'solicitation', until: null, isMedicareOnly: true, to: ''};
};
