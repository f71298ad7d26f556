import {createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID} from 'node:crypto';
import type {Subscription} from '../subscription.ts';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const ID_AT = SALT_BYTES + 4;

/** A browser that has subscribed: the address, the keys, and a function that decrypts messages. */
export type TestBrowser = {
  readonly subscription: Subscription;
  readonly applicationServerKey: string;
  /** Decrypts a message. Throws if the message is for another browser or was changed. */
  readonly open: (body: Buffer) => string;
};

/** Creates a browser with new keys and an address at a push service. */
export const createBrowser = (origin: string, applicationServerKey: string): TestBrowser => {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    applicationServerKey,
    subscription: {
      endpoint: `${origin}/push/${randomUUID()}`,
      keys: {p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url')},
    },
    // Decrypts one record of RFC 8188, section 2, with the keys of RFC 8291, section 3.4.
    open: (body) => {
      const salt = body.subarray(0, SALT_BYTES);
      const idEnd = ID_AT + 1 + body.readUInt8(ID_AT);
      const sender = body.subarray(ID_AT + 1, idEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
      const derive = (purpose: string, bytes: number): Buffer =>
        Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${purpose}\0`, bytes));
      const sealed = body.subarray(idEnd);
      const end = sealed.length - TAG_BYTES;
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(end));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
      const last = plain.lastIndexOf(2);
      if (last < 0 || plain.subarray(last + 1).some((byte) => byte !== 0)) throw new Error('no last record');
      return plain.subarray(0, last).toString('utf8');
    },
  };
};
