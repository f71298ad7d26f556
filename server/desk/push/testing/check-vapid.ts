import {createPublicKey, verify} from 'node:crypto';

const DAY_SECONDS = 86_400;

type Expected = {
  /** The origin of the push service. */
  readonly origin: string;
  /** The key for which the browser has subscribed. */
  readonly key: string;
};

const jsonOf = (part: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>;

/** Returns the error in the signature of a request (RFC 8292, sections 2 to 4.2); undefined for a valid signature. */
export const faultOfVapid = (authorization: string, {origin, key}: Expected): string | undefined => {
  const {token = '', given} =
    /^vapid t=(?<token>[\w.-]+), ?k=(?<given>[\w-]+)$/u.exec(authorization)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (given !== key) return 'another key';
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {key: publicKey, dsaEncoding: 'ieee-p1363'},
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || jsonOf(head)['alg'] !== 'ES256') return 'not signed';
  const {aud, exp, sub} = jsonOf(claims);
  const seconds = Date.now() / 1_000;
  if (aud !== origin) return 'for another service';
  if (typeof exp !== 'number' || exp < seconds || exp > seconds + DAY_SECONDS) return 'expired';
  if (typeof sub !== 'string' || !sub.startsWith('mailto:')) return 'nobody to write to';
  return undefined;
};
