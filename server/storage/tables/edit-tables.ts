/**
 * A version of an entry that the desk or a command has edited. The highest version of a kind and a name is in
 * force; rows are only added.
 */
export type EditTable = {
  kind: 'hours' | 'campaign' | 'testimonial' | 'template';
  /** The id of the campaign or of the testimonial, the template with the language, or `hours`. */
  name: string;
  /** From 1. */
  version: number;
  /** JSON; empty if the configuration is in force again. */
  content: string;
  /** The version that an undo restored; 0 for the configuration; null for a regular version. */
  same_as: number | null;
  at: string;
  /** The mail address of the member, or the account that ran the command. */
  actor: string;
};
