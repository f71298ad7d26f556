import type {Language} from '../../contract/language.ts';
import {loadAgency} from '../../agency/load.ts';
import {texasCounties} from '../../insurance/premiums/texas-counties.ts';

const agency = loadAgency();
const {street, city, state, zip} = agency.postalAddress;

/** Names that stay English in every language; removed from a text, in this order, before the check. */
export const names: readonly (string | RegExp)[] = [
  agency.agencyName,
  agency.licensedName,
  agency.email,
  street,
  `${city}, ${state} ${zip}`,
  // A source is cited by its title.
  'dates and deadlines; City of Columbus v. Kennedy',
  // Programs, forms, publications and offices by their official names.
  /Texas Department of Insurance|National Association of Insurance Commissioners|Life Insurance Buyer.s Guide|naic\.org/gu,
  /Centers for Medicare and Medicaid Services|Summary of Benefits and Coverage|Texas Notary Public/gu,
  // Citations of law that are the whole text of a link.
  /\d+ CFR [\dA-Z.-]+|\d+ Federal Register \d+|Public Law [\d-]+/gu,
  /(?:Tex\. )?(?:Ins\.|Gov['’]t) Code [\d.]+|\d+ U\.S\.C\. \w+|Texas Secretary of State|State Bar of Texas/gu,
  /Scope of Appointment|Extra Help|Medicare Savings Programs/gu,
  /(?:IRS )?Rev\. Proc\. [\d-]+|Milliman|out-of-pocket maximum/gu,
  /Facebook|YourTexasBenefits\.com|HealthCare\.gov|Medicare\.gov|\w+\.texas\.gov|\w+\.gov\b/gu,
  /\bMedicare\b|\bMedicaid\b|\bCHIP\b|\bCOBRA\b|\bACA\b|\bMarketplace\b|\bTexas\b|\bHouston\b|1-800-MEDICARE|\bTTY\b/gu,
  // The method: debt, income, mortgage, education.
  /\bDIME\b|\bIRMAA\b/gu,
  // The browsers' own names of their signals.
  /Global Privacy Control|Do Not Track/gu,
  // Names of published embeds, with versions (host/builder/peers.json).
  /(?:React|Sentry feedback|deep-chat|Typebot|giscus|Cal\.com) [\d.]+/gu,
  // Programs that build sites, from the guides.
  /Squarespace|\bWix\b|Shopify|Webflow|Google Tag Manager|\bnpm\b/gu,
  // Pieces of citations of law, and a program.
  /\([a-z]\)\(\d\)|\bDACA\b/gu,
  // The builder: names of programs and headers, and units.
  /\bReact\b|\bHTML\b|\bWordPress\b|Content-Security-Policy|\bpx\b|\bkB\b|\bms\b/gu,
  // People who wrote reviews, and the initials drawn for them.
  /^\p{L}+ \p{Lu}\.$/gu,
  /^\p{Lu}{2}$/gu,
  // The counties of Texas.
  ...texasCounties().map((county) => new RegExp(`^${county}$`, 'gu')),
];

/** Words that a language shares with English. */
export const sharedWords: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  es: /^(?:Blog|Chat|perinatal|Total)$/u,
  fr: /^(?:Articles|Blog|Chat|Menu|Module|Questionnaire|Contact|Services|Notifications(?: \(F8\))?|Sources|Message|Total|Phase \d|, section \d+\.)$/u,
  de: /^(?:Blog|Bronze|Chat|perinatal|County|Download|\d{5}: .* County\.|Element|Text|Gold|Person \d|Phase \d)$/u,
  zh: /^$/u,
};
