/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 9_000,
  'life-calculator': 12_000,
  'quote-form': 12_970,
  'contact-form': 12_770,
  'retirement-calculator': 15_000,
  // 2,120 bytes of these are the 254 counties, their rating areas, the age curve and the prices: calculate() answers at once.
  'aca-calculator': 17_140,
  questionnaire: 20_000,
  blog: 11_000,
  testimonials: 11_000,
  // The button. The panel comes when it is opened: 12,000 in all before the first message.
  chat: 6_500,
};

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
