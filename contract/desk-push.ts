/** The kinds of notifications: a new quote request, message or questionnaire, and a waiting visitor in the chat. */
export const PUSH_KINDS = ['lead', 'visitor'] as const;

/** The kind of a notification. */
export type PushKind = (typeof PUSH_KINDS)[number];

/** The cases in which a member also gets a mail: no device could be notified, all cases, or none. */
export const PUSH_MAILS = ['instead', 'also', 'never'] as const;

/** The choice of mails. */
export type PushMail = (typeof PUSH_MAILS)[number];

/** The choice of a member about notifications. */
export type PushChoice = {readonly kinds: readonly PushKind[]; readonly mail: PushMail};

/** A device with a member's notifications. */
export type PushDevice = {
  readonly id: string;
  /** Browser and system. */
  readonly device: string;
  readonly createdAt: string;
  /** The time at which the desk was last opened on the device. */
  readonly seenAt: string;
  /** Whether the request came from this device. */
  readonly isCurrent: boolean;
};

/** The notifications of a member, for the settings of the desk. */
export type PushView = PushChoice & {
  /** The public half of the server's key (VAPID), base64url; null if notifications are off. */
  readonly publicKey: string | null;
  readonly devices: readonly PushDevice[];
};

/** The outcome of a test: the number of devices, and of push services that accepted the test. */
export type PushTest = {readonly devices: number; readonly sent: number};

/**
 * The whole content of a push message: its kind, the number of unread records, and the screen of the desk to open. No name, no id, no text
 * of a visitor: push services and lock screens show nothing else.
 */
export type PushMessage = {
  readonly kind: PushKind | 'test';
  readonly count: number;
  readonly path: string;
};
