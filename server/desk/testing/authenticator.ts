import {createHash, generateKeyPairSync, randomBytes, sign} from 'node:crypto';

// Encodes the few kinds of CBOR that an authenticator writes (RFC 8949): small numbers, bytes, text, maps.
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Asked = {readonly challenge: string; readonly origin: string};
type Faults = {readonly isUnverified?: boolean; readonly rpId?: string; readonly counter?: number};

const coordinate = (value: string): Buffer => bytes(Buffer.from(value, 'base64url'));
const clientData = (type: string, {challenge, origin}: Asked): Buffer =>
  Buffer.from(JSON.stringify({type, challenge, origin, crossOrigin: false}));

/**
 * Creates an authenticator in software (ES256, attestation `none`) for tests, which answers like a browser or with
 * a fault.
 */
export const createAuthenticator = (rpId = 'localhost') => {
  const id = randomBytes(16);
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const {x = '', y = ''} = publicKey.export({format: 'jwk'});
  const cose = map(
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), coordinate(x)],
    [number(-3), coordinate(y)],
  );
  const dataOf = (flags: number, {isUnverified = false, rpId: other = rpId, counter = 0}: Faults): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED);
    return Buffer.concat([sha256(other), Buffer.from([all]), count]);
  };
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    /** Answers a request for a new passkey. */
    register: (asked: Asked, faults: Faults = {}) => {
      const size = Buffer.from([0, id.length]);
      const authData = Buffer.concat([dataOf(HAS_CREDENTIAL, faults), Buffer.alloc(16), size, id, cose]);
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authData)],
      );
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers a sign-in request. */
    signIn: (asked: Asked & {readonly userHandle?: string}, faults: Faults = {}) => {
      const data = dataOf(0, faults);
      const client = clientData('webauthn.get', asked);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(asked.userHandle === undefined
            ? {}
            : {userHandle: Buffer.from(asked.userHandle).toString('base64url')}),
        },
      };
    },
  };
};
