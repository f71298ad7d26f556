/**
 * Reads a number from a page or an attribute: numbers and their plain text are unchanged, blank is null, anything else
 * NaN.
 */
export const numberFrom = (raw: unknown): number | null => {
  if (typeof raw === 'number' || raw === null) return raw;
  if (typeof raw !== 'string') return Number.NaN;
  return raw.trim() === '' ? null : Number(raw);
};

/** Reads a yes or no from a page or an attribute; returns the fallback for anything else. */
export const choiceFrom = (raw: unknown, fallback: boolean): boolean => {
  if (typeof raw === 'boolean') return raw;
  return raw === 'true' || raw === 'false' ? raw === 'true' : fallback;
};
