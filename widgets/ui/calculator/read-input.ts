/** A number as a page or an attribute gives it: numbers and their plain text as they are, blank null, anything else NaN. */
export const numberFrom = (raw: unknown): number | null => {
  if (typeof raw === 'number' || raw === null) return raw;
  if (typeof raw !== 'string') return Number.NaN;
  return raw.trim() === '' ? null : Number(raw);
};

/** A yes or no as a page or an attribute gives it; the fallback for anything else. */
export const choiceFrom = (raw: unknown, fallback: boolean): boolean => {
  if (typeof raw === 'boolean') return raw;
  return raw === 'true' || raw === 'false' ? raw === 'true' : fallback;
};
