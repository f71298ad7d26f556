import type {ConsentChannel} from '../../agency/legal/versions.ts';
import {channelsOf} from '../evidence/consent-channels.ts';
import {type ConsentFacts, consentStatus, lapsesAt} from '../evidence/consent-status.ts';
import {isCounted} from '../evidence/published-texts.ts';
import type {ConsentTable} from '../storage/tables/evidence-tables.ts';

/** A consent of a visitor. */
export type ConsentRecord = ConsentFacts & {
  readonly textVersion: string;
  readonly textSha256: string;
  /** The channels that the text allows. */
  readonly channels: readonly ConsentChannel[];
  /** The moment at which the consent lapses; null for a consent without an end. */
  readonly lapsesAt: string | null;
};

/** The consents of a submission by their status: the agency may act only on the first list. */
export type ConsentLists = {
  /** The consents in force. */
  readonly consents: readonly ConsentRecord[];
  readonly withdrawnConsents: readonly ConsentRecord[];
  readonly lapsedConsents: readonly ConsentRecord[];
  /** The consents of a replaced submission; the consents of the newer submission count instead. */
  readonly supersededConsents: readonly ConsentRecord[];
};

/** Groups consents by their status at a moment; a consent with an unpublished text counts nowhere. */
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

/** Reads a consent from its row. */
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
