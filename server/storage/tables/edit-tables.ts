/**
 * A version of an entry that was edited in the desk or by a command. The highest version of a kind and a name is in force; rows are only
 * added.
 */
export type EditTable = {
  kind: 'hours' | 'campaign' | 'testimonial' | 'template';
  /** The id of the campaign or of the testimonial; the template with its language; `hours`. */
  name: string;
  /** From 1. */
  version: number;
  /** JSON; empty when the configuration is in force again. */
  content: string;
  /** The version that an undo restored, 0 for the configuration; null for a regular version. */
  same_as: number | null;
  at: string;
  /** The mail address of the member, or the account that ran the command. */
  actor: string;
};
