import published from '../../agency/legal/published-consents.json' with {type: 'json'};
import type {ConsentChannel} from '../../agency/legal/versions.ts';
import type {ConsentKind} from '../../contract/consent.ts';

/** The kind of a consent and the recorded version of its text, which was compared with the hash of the wording. */
export type ConsentWording = {readonly kind: string; readonly textVersion: string};

const isChannel = (name: string): name is ConsentChannel => ['call', 'email', 'text'].includes(name);

const PUBLISHED: ReadonlyMap<string, readonly ConsentChannel[]> = new Map(
  published.map(({kind, version, channels}) => [`${kind} ${version}`, channels.filter(isChannel)]),
);

// The channels that every wording of a kind allows.
const LEAST: Readonly<Record<ConsentKind, readonly ConsentChannel[]>> = {
  contact: ['call'],
  texts: ['text'],
  health: [],
  marketplace: [],
  medicare: ['call', 'email', 'text'],
};

/**
 * Lists the channels that the text of a consent allows. Up to version `contact-2026-11-22`, one checkbox covered
 * calls and texts, so such a consent allows both. For an unknown version, returns the channels that every version
 * of the kind allows.
 */
export const channelsOf = ({kind, textVersion}: ConsentWording): readonly ConsentChannel[] =>
  PUBLISHED.get(`${kind} ${textVersion}`) ?? new Map(Object.entries(LEAST)).get(kind) ?? [];

/**
 * Lists the permissions of consents, without duplicates: the kinds of the consents, and `texts` also for a consent
 * to calls whose wording covered texts.
 */
export const allowedBy = (consents: readonly ConsentWording[]): readonly string[] => [
  ...new Set(
    consents.flatMap((consent) =>
      consent.kind === 'contact' && channelsOf(consent).includes('text')
        ? ['contact', 'texts']
        : [consent.kind],
    ),
  ),
];
