import type {AgencyConfig} from './config.schema.ts';
import type {Content} from './content.schema.ts';
import {dayInWords} from './day-in-words.ts';
import type {Language} from '../contract/language.ts';
import {fillPlaceholders} from './legal/values.ts';
import {wordedIn} from './worded.ts';

/** The claims an agency can make, in the order in which pages show them. */
const claimKinds = ['familiesProtected', 'yearsOfExperience', 'rating', 'nurse'] as const;

/** The kind of a claim. */
export type ClaimKind = (typeof claimKinds)[number];

/** A claim that may be shown: its sentence, and a sentence about its source and the day of the last check. */
export type ShownClaim = {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly proof: string;
};

/** Returns the claims with a proof in the configuration, formatted. A claim without a proof is omitted. */
export const shownClaims = (
  {claims}: Pick<AgencyConfig, 'claims'>,
  templates: Content['claims'],
  lang: Language,
): readonly ShownClaim[] =>
  claimKinds.flatMap((kind) => {
    const claim = claims[kind];
    if (!claim) return [];
    const {source, asOf, ...facts} = claim;
    const values = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)]));
    const date = dayInWords(asOf, lang);
    return {
      kind,
      text: fillPlaceholders(templates[kind], values),
      proof: fillPlaceholders(templates.proof, {
        source: wordedIn(source, lang),
        date,
      }),
    };
  });
