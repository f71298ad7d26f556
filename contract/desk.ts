import type {Language} from './language.ts';

/**
 * The roles of the desk. An assistant sees no health answers, and the texts of a record only when the owner or an agent has shared the record; only the owner
 * sees members and the audit log.
 */
export const MEMBER_ROLES = ['owner', 'agent', 'assistant'] as const;

/** The role of a member. */
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** A member of the desk. */
export type DeskMember = {
  readonly id: string;
  readonly mail: string;
  readonly name: string;
  readonly role: MemberRole;
  readonly language: Language;
};

/** The signed-in member with the member's own choices. */
export type DeskAccount = DeskMember & {
  /** Whether the member gets the digest by mail; null on a server without the digest. */
  readonly hasDigest: boolean | null;
  /** Whether the desk has an assistant, with whom records can be shared. */
  readonly hasAssistants: boolean;
};

/** The way in which a member signed in. */
export type SignInMethod = 'passkey' | 'link' | 'recovery';

/** The open sessions of a member. */
export type DeskSessions = {
  readonly sessions: readonly {
    readonly id: string;
    readonly method: SignInMethod;
    /** Browser and system. */
    readonly device: string;
    readonly createdAt: string;
    readonly seenAt: string;
    readonly isCurrent: boolean;
  }[];
};

/** The passkeys of a member, and the number of unused recovery codes. */
export type DeskPasskeys = {
  readonly passkeys: readonly {
    readonly id: string;
    readonly device: string;
    readonly createdAt: string;
    /** Null for a passkey that has not signed the member in yet. */
    readonly usedAt: string | null;
  }[];
  readonly recoveryCodes: number;
};
