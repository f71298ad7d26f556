import type {TextPart} from '../articles/parse-parts.ts';

/** The pages of legal text, by the last part of their address. */
export const legalPageNames = ['privacy', 'terms', 'disclosures', 'accessibility'] as const;

/** Name of a page of legal text. */
export type LegalPageName = (typeof legalPageNames)[number];

/** One page of legal text in one language, with the agency's identity. */
export type LegalPage = {
  readonly name: LegalPageName;
  readonly title: string;
  readonly description: string;
  /** The day of the last change, `2026-11-21`. */
  readonly updated: string;
  /** The same day in the page's language. */
  readonly updatedInWords: string;
  readonly parts: readonly TextPart[];
};
