/** A stored object whose fields are unknown. */
export type Tree = Readonly<Record<string, unknown>>;

/** Returns a stored value as an object; an empty object for anything else. */
export const treeOf = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? {...value} : {};

/** Returns a stored value as a list; an empty list for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
