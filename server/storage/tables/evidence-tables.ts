/** One ticked box. */
export type ConsentTable = {
  submission_id: string;
  /** Its place in the request, from 0. */
  position: number;
  kind: string;
  text_version: string;
  text_sha256: string;
  /** By the visitor's clock. */
  agreed_at: string;
  /** By ours. */
  recorded_at: string;
  withdrawn_at: string | null;
};

/**
 * One entry of the chain of evidence, in the order in which they were appended. `hash` covers everything but `sealed`, and
 * the hash before it; `commitment` is a salted hash of what is sealed. Erasing empties `sealed`: the rest still verifies.
 */
export type EvidenceTable = {
  seq: number;
  kind: EvidenceKind;
  submission_id: string;
  /** Of the consent in its submission; for other kinds 0. */
  position: number;
  recorded_at: string;
  commitment: string;
  /** Salt and content, encrypted; empty once erased. */
  sealed: string;
  hash: string;
  /** Signature: the id of a key, a point and an HMAC, as `signEntry` writes it; empty for entries from before there were any. */
  mac: string;
};

/**
 * A consent as it was given; its withdrawal; the erasure of earlier entries of the submission; a checkpoint, of no submission,
 * whose signature covers the unsigned entries before it.
 */
export type EvidenceKind = 'consent' | 'withdrawal' | 'erasure' | 'checkpoint';

/** The end of the chain: one row, which whoever appends holds until the commit. */
export type EvidenceHeadTable = {id: number; seq: number; hash: string};

/** A consent text as visitors saw it, with the agency's values filled in; `published_at` is when a server first had it. */
export type PublishedTextTable = {
  sha256: string;
  kind: string;
  version: string;
  lang: string;
  text: string;
  published_at: string;
};
