/** A value that JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | {readonly [key: string]: Json};

/**
 * JSON text of a plain value. `JSON.stringify` asks every array and object for `toJSON`, and on pages with Prototype.js
 * `Array.prototype.toJSON` answers with a string, so that `consents` would arrive as text. Here only primitives are
 * given to it, for which no `toJSON` is looked up. Only own properties count; undefined ones are left out.
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
