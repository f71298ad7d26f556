/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 9_000,
  'life-calculator': 12_000,
  // Fields are a file of their own (0.2 kB more for the two forms), so that the questionnaire does not bring the forms' code for
  // sending.
  'quote-form': 13_200,
  'contact-form': 13_000,
  'retirement-calculator': 15_000,
  // 2,120 bytes of these are the 254 counties, their rating areas, the age curve and the prices: calculate() answers at once.
  'aca-calculator': 17_120,
  questionnaire: 15_500,
  blog: 11_000,
  testimonials: 11_000,
};

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
