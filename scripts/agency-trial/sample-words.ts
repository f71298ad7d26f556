import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadAgency, sampleFolder} from '../../agency/load.ts';
import {wordedIn} from '../../agency/worded.ts';

type Reviews = {readonly testimonials: readonly {readonly name: string}[]};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The names, addresses, numbers and proofs of the sample agency, from its own files. */
const sampleWords = (): readonly string[] => {
  const {licensedName, agencyName, phone, email, postalAddress, claims, links} = loadAgency({});
  const reviews = JSON.parse(readFileSync(join(sampleFolder, 'content/en.json'), 'utf8')) as Reviews;
  return [
    licensedName,
    agencyName,
    phone.display,
    phone.e164,
    email,
    postalAddress.street,
    // The brand as a single word, in addresses of mail and of social networks.
    'bayoulight',
    phone.e164.slice(2),
    new URL(links.booking).hostname.split('.').slice(-2).join('.'),
    ...(links.carrierHealthQuote
      ? [wordedIn(links.carrierHealthQuote.carrier, 'en').split(' (')[0] ?? '']
      : []),
    ...(claims.rating ? [claims.rating.body] : []),
    ...reviews.testimonials.map(({name}) => name),
  ];
};

const remains = new RegExp(sampleWords().map(escaped).join('|'), 'iu');

/** Returns the first word of the sample agency in a text. */
export const sampleWordIn = (text: string): string | undefined => remains.exec(text)?.[0];

/** Returns the city of the sample agency in a text: a new agency in another city names that city nowhere. */
export const cityIn = (text: string): string | undefined =>
  text.includes(loadAgency({}).postalAddress.city) ? loadAgency({}).postalAddress.city : undefined;
