import type * as Rules from '../rules.ts';

let rules: typeof Rules | undefined;

/** The loaded rules. */
export const arrivedRules = (): typeof Rules | undefined => rules;

/** Loads the rules; undefined without the file: then an answer shows only its points. Never rejects. */
export const loadRules = async (): Promise<typeof Rules | undefined> => {
  try {
    rules ??= await import('../rules.ts');
  } catch {
    // The result is shown without the rules; the next result retries.
  }
  return rules;
};
