/** The number of entries on a page of the audit log. */
export const AUDIT_PAGE = 100;

/** A page of the audit log, newest entry first. */
export type AuditPage = {
  readonly entries: readonly {
    readonly id: string;
    readonly at: string;
    /** The address of the member. */
    readonly actor: string;
    readonly what: string;
    /** The ids of the records that the member viewed or changed. */
    readonly ids: readonly string[];
  }[];
};
