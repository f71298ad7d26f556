/** The outcome of one check: fine, missing before the site goes live, worth knowing, or not checked from here. */
export type Finding = {
  readonly state: 'ok' | 'missing' | 'note' | 'unchecked';
  readonly topic: 'agency' | 'claims' | 'texts' | 'data' | 'mail' | 'site';
  /** One sentence; for what is missing, with what to do. */
  readonly text: string;
  /** The law or the standard behind the sentence: a citation, or an address to read. */
  readonly source?: string;
};

/** The official text of a section of the Code of Federal Regulations. */
export const cfr = (title: number, section: string): string =>
  `${title} CFR ${section}, https://www.ecfr.gov/current/title-${title}/section-${section.replace(/\(.*/u, '')}`;
