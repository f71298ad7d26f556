/** One term of the glossary in one language. */
export type Definition = {
  /** The anchor of the term, the same in every language. */
  readonly id: string;
  readonly term: string;
  /** Forms of the term in running texts that link to the term. */
  readonly words: readonly string[];
  readonly text: string;
  /**
   * The law or the office behind the term, and its address: an https page, or (`/...`) a page of the agency's own site.
   */
  readonly source: {readonly cite: string; readonly url: string};
};

/** The glossary in one language, its terms in the order of the language's alphabet. */
export type Glossary = {
  readonly title: string;
  readonly description: string;
  /** The day of the last check, `2026-11-22`. */
  readonly updated: string;
  /** The same day in the language's own words. */
  readonly updatedInWords: string;
  readonly terms: readonly Definition[];
};

/** Returns the path of a term's definition in English; a page in another language adds its prefix. */
export const definitionPath = (id: string): string => `/glossary#${id}`;
