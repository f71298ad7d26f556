import type * as Rules from '../rules.ts';

let rules: typeof Rules | undefined;

/** The rules, once they have arrived. */
export const arrivedRules = (): typeof Rules | undefined => rules;

/** Fetches the rules; undefined when the file did not arrive: then an answer shows its points alone. Never rejects. */
export const loadRules = async (): Promise<typeof Rules | undefined> => {
  try {
    rules ??= await import('../rules.ts');
  } catch {
    // The result stands without the rules; the next one tries again.
  }
  return rules;
};
