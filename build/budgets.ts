/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 9_900,
  'life-calculator': 10_500,
  'quote-form': 12_000,
  'contact-form': 12_000,
  'retirement-calculator': 12_000,
  // 2,120 bytes of these are the 254 counties, their rating areas, the age curve and the prices: calculate() answers at once.
  'aca-calculator': 16_000,
  questionnaire: 17_500,
  // With its list of ten articles, each about 300 bytes with its drawing, and with the sample agency's testimonials.
  blog: 15_600,
  testimonials: 10_350,
  // The button.
  chat: 7_430,
};

/** The largest size of an element's own file with its largest language, beside loader and runtime, in bytes, brotli 11. */
export const ownBudgets: Readonly<Record<string, number>> = {chat: 3_000};

/**
 * The largest size of everything that an element has loaded once it is opened, in bytes, brotli 11: of the chat, before the first letter typed. The goal is
 * 12,000: the booking month with the calendar (about 1,000), and late texts that only a hand-over needs, are left to take out.
 */
export const openedBudgets: Readonly<Record<string, number>> = {chat: 14_000};

/** The loader alone, in bytes, brotli 11. */
export const loaderBudget = 1_500;

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
