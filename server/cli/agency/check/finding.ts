/** The outcome of one check: fine, missing before the site goes live, informational, or not checkable from here. */
export type Finding = {
  readonly state: 'ok' | 'missing' | 'note' | 'unchecked';
  readonly topic: 'agency' | 'claims' | 'texts' | 'data' | 'mail' | 'site';
  /** One sentence; if something is missing, the sentence names the remedy. */
  readonly text: string;
  /** The law or the standard on which the sentence is based: a citation or an address. */
  readonly source?: string;
};

/** Returns the address of the official text of a section of the Code of Federal Regulations. */
export const cfr = (title: number, section: string): string =>
  `${title} CFR ${section}, https://www.ecfr.gov/current/title-${title}/section-${section.replace(/\(.*/u, '')}`;
