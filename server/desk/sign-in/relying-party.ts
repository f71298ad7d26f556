import type {DeskParts} from '../desk-parts.ts';

/**
 * Returns WebAuthn's relying party, to which a passkey belongs. The id is the host of the desk's address, so
 * another address needs new passkeys.
 */
export const relyingParty = ({
  agency,
  origin,
}: Pick<DeskParts, 'agency' | 'origin'>): {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
} => ({name: agency.agencyName, id: new URL(origin()).hostname, origin: origin()});

/**
 * The signature algorithms of passkeys: EdDSA, ES256 and RS256 (IANA COSE algorithms); every authenticator
 * supports one of them. Without this list, the library would test which other algorithms this Node supports.
 */
export const ALGORITHMS = [-8, -7, -257];
