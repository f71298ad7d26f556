/** The groups of questions of the first phase in their order; the last group is in every phase. */
export const groupNames = ['household', 'taxes', 'coverage', 'health', 'contact'] as const;

/** A group of questions that opens and closes. */
export type GroupName = (typeof groupNames)[number];

/** Returns whether a text names a group. */
export const isGroupName = (text: unknown): text is GroupName =>
  (groupNames as readonly unknown[]).includes(text);
