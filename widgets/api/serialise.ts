/** A value that JSON can represent. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | {readonly [key: string]: Json};

/**
 * Writes the JSON text of a plain value. `JSON.stringify` calls `toJSON` of every array and object, and on pages with
 * Prototype.js `Array.prototype.toJSON` returns a string, so that `consents` would arrive as text. This function passes
 * only primitives to `JSON.stringify`, which have no `toJSON` lookup. Only own properties count; undefined properties
 * are omitted.
 */
export const serialise = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) parts.push(serialise(item));
    return `[${parts.join(',')}]`;
  }
  for (const [key, item] of Object.entries(value as Readonly<Record<string, Json>>)) {
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${serialise(item)}`);
  }
  return `{${parts.join(',')}}`;
};
