/** The kinds of notifications: a new quote request, message or questionnaire, and a visitor who waits in the chat. */
export const PUSH_KINDS = ['lead', 'visitor'] as const;

/** One of them. */
export type PushKind = (typeof PUSH_KINDS)[number];

/** When a member also gets a mail: where no device could be notified, each time, or never. */
export const PUSH_MAILS = ['instead', 'also', 'never'] as const;

/** One of them. */
export type PushMail = (typeof PUSH_MAILS)[number];

/** The choice of a member about notifications. */
export type PushChoice = {readonly kinds: readonly PushKind[]; readonly mail: PushMail};

/** A device that a member is notified on. */
export type PushDevice = {
  readonly id: string;
  /** Browser and system. */
  readonly device: string;
  readonly createdAt: string;
  /** When the desk was last opened there. */
  readonly seenAt: string;
  /** Whether the request came from this device. */
  readonly isCurrent: boolean;
};

/** The notifications of a member, for the settings of the desk. */
export type PushView = PushChoice & {
  /** The public half of the server's key (VAPID), base64url; null where notifications are off. */
  readonly publicKey: string | null;
  readonly devices: readonly PushDevice[];
};

/** How a test went: on how many devices, and how many of their push services took the test. */
export type PushTest = {readonly devices: number; readonly sent: number};

/**
 * Everything that a push message says: its kind, how many are unread, and the screen of the desk to open. No name, no id, no word of a
 * visitor: the push services and the locked screen of a phone get nothing else.
 */
export type PushMessage = {
  readonly kind: PushKind | 'test';
  readonly count: number;
  readonly path: string;
};
