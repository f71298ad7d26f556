/**
 * What each element may cost a partner's visitor before its first use: loader, runtime, element and one language, in
 * bytes, brotli 11. The build fails above it. The largest language counts.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 9_000,
  'life-calculator': 12_000,
  'quote-form': 13_000,
  'contact-form': 13_000,
  'retirement-calculator': 15_000,
  'aca-calculator': 15_000,
  questionnaire: 20_000,
  blog: 11_000,
  testimonials: 11_000,
};

/** What arrives in the first round trip (ten segments): no file that a widget waits for may exceed it. Bytes, brotli. */
export const firstRoundTrip = 14_000;
