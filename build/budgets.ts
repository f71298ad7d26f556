/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 8_200,
  'life-calculator': 9_600,
  'quote-form': 11_400,
  'contact-form': 11_000,
  'retirement-calculator': 10_250,
  // 2,120 bytes of these are the 254 counties, their rating areas, the age curve and the prices: calculate() answers at once.
  'aca-calculator': 13_400,
  questionnaire: 15_600,
  // With its list of ten articles; their drawings, and the sample agency's testimonials, come afterwards.
  blog: 14_200,
  testimonials: 9_900,
  // The button. The panel comes when it is opened: 12,000 in all before the first message.
  chat: 6_700,
};

/** The loader alone, in bytes, brotli 11. */
export const loaderBudget = 1_400;

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
