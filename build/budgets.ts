/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 9_000,
  'life-calculator': 12_000,
  'quote-form': 12_900,
  'contact-form': 12_750,
  'retirement-calculator': 15_000,
  'aca-calculator': 15_000,
  questionnaire: 20_000,
  blog: 11_000,
  testimonials: 11_000,
};

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
