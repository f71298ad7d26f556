/** The consent of a checked box. */
export type ConsentTable = {
  submission_id: string;
  /** The position in the request, from 0. */
  position: number;
  kind: string;
  text_version: string;
  text_sha256: string;
  /** The time of the visitor's clock. */
  agreed_at: string;
  /** The time of the server's clock. */
  recorded_at: string;
  withdrawn_at: string | null;
};

/**
 * An entry of the chain of evidence, in the order of the chain. `hash` covers all columns but `sealed`, and the previous hash; `commitment`
 * is a salted hash of the encrypted content. An erasure empties `sealed`: the rest still verifies.
 */
export type EvidenceTable = {
  seq: number;
  kind: EvidenceKind;
  submission_id: string;
  /** The position of the consent in its submission; 0 for other kinds. */
  position: number;
  recorded_at: string;
  commitment: string;
  /** Salt and content, encrypted; empty after an erasure. */
  sealed: string;
  hash: string;
  /** The signature: the id of a key, a period and an HMAC, as `signEntry` writes it; empty for entries of earlier versions. */
  mac: string;
};

/**
 * The kinds of entries: a consent; a withdrawal; the erasure of earlier entries of the submission; a checkpoint
 * without a submission, whose signature covers the unsigned entries before the checkpoint.
 */
export type EvidenceKind = 'consent' | 'withdrawal' | 'erasure' | 'checkpoint';

/** The end of the chain: one row, which a process that appends an entry locks until the commit. */
export type EvidenceHeadTable = {id: number; seq: number; hash: string};

/** A consent text with the agency's values; `published_at` is when a server first published it. */
export type PublishedTextTable = {
  sha256: string;
  kind: string;
  version: string;
  lang: string;
  text: string;
  published_at: string;
};
