import type {ConsentChannel} from '../../agency/legal/versions.ts';
import {channelsOf} from '../evidence/consent-channels.ts';
import {type ConsentFacts, consentStatus, lapsesAt} from '../evidence/consent-status.ts';
import {isCounted} from '../evidence/published-texts.ts';
import type {ConsentTable} from '../storage/tables/evidence-tables.ts';

/** One thing that a visitor agreed to. */
export type ConsentRecord = ConsentFacts & {
  readonly textVersion: string;
  readonly textSha256: string;
  /** How its words allow to reach the person. */
  readonly channels: readonly ConsentChannel[];
  /** From when it is lapsed; null for a consent without an end. */
  readonly lapsesAt: string | null;
};

/** The consents of a submission by their status: only those of the first list may be acted on. */
export type ConsentLists = {
  /** Those that stand. */
  readonly consents: readonly ConsentRecord[];
  readonly withdrawnConsents: readonly ConsentRecord[];
  readonly lapsedConsents: readonly ConsentRecord[];
  /** Those of a submission that its sender has replaced: what the newer one agrees to counts. */
  readonly supersededConsents: readonly ConsentRecord[];
};

/** Sorts consents by their status at a moment; a consent to words that were never published counts nowhere. */
export const consentLists = (
  rows: readonly ConsentTable[],
  {now, isSuperseded}: {readonly now: Date; readonly isSuperseded: boolean},
): ConsentLists => {
  const counted = rows.filter(({text_version: version}) => isCounted(version)).map(consentRecord);
  const byStatus = Map.groupBy(counted, (consent) => consentStatus(consent, now));
  const standing = byStatus.get('standing') ?? [];
  return {
    consents: isSuperseded ? [] : standing,
    supersededConsents: isSuperseded ? standing : [],
    withdrawnConsents: byStatus.get('withdrawn') ?? [],
    lapsedConsents: byStatus.get('lapsed') ?? [],
  };
};

/** A consent from its row. */
export const consentRecord = (row: ConsentTable): ConsentRecord => {
  const facts: ConsentFacts = {
    kind: row.kind,
    agreedAt: row.agreed_at,
    recordedAt: row.recorded_at,
    withdrawnAt: row.withdrawn_at,
  };
  const {kind, text_version: textVersion, text_sha256: textSha256} = row;
  const channels = channelsOf({kind, textVersion});
  return {...facts, textVersion, textSha256, channels, lapsesAt: lapsesAt(facts)};
};
