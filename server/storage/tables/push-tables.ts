import type {PushMail} from '../../../contract/desk-push.ts';

/**
 * The key that signs push messages (VAPID, RFC 8292): one row, created at the first use. `SEALED_FIELDS` lists the
 * encrypted columns.
 */
export type PushKeyTable = {
  id: string;
  /** An uncompressed point on P-256, base64url: browsers bind their subscriptions to it. */
  public_key: string;
  private_key: string;
  created_at: string;
};

/** The choice of a member about notifications; no row before the first choice. */
export type PushChoiceTable = {
  member_id: string;
  /** Space-separated kinds of `PUSH_KINDS`. */
  kinds: string;
  mail: PushMail;
};

/** A member's device that receives push messages. `SEALED_FIELDS` lists the encrypted columns. */
export type PushDeviceTable = {
  id: string;
  member_id: string;
  /** The session of the desk in which the member turned notifications on. */
  session_id: string;
  /** The hash of the address, which finds the row. An address contains over 100 random bits, which need no salt. */
  endpoint_sha256: string;
  /** JSON: the address at the push service and the keys of the browser (RFC 8291). */
  subscription: string;
  /** Browser and system. */
  device: string;
  created_at: string;
  seen_at: string;
};

/**
 * A device that has received a message while other devices have not yet. The rows are deleted when the message is
 * settled.
 */
export type PushSentTable = {outbox_id: string; device_id: string; at: string};
