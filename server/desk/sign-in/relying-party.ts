import type {DeskParts} from '../desk-parts.ts';

/** Whom a passkey is for (WebAuthn's relying party). The id is the host of the desk's address: another address needs new passkeys. */
export const relyingParty = ({
  agency,
  origin,
}: Pick<DeskParts, 'agency' | 'origin'>): {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
} => ({name: agency.agencyName, id: new URL(origin()).hostname, origin: origin()});

/**
 * The signatures that passkeys may use: EdDSA, ES256 and RS256 (IANA COSE algorithms), which every authenticator has one of. Named here, or the library would try
 * out what else this Node can do.
 */
export const ALGORITHMS = [-8, -7, -257];
