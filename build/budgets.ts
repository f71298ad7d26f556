/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size.
 */
export const budgets: Readonly<Record<string, number>> = {
  // The loader lists files by the hash of their content: some bytes more or less in every build.
  'enrollment-banner': 8_230,
  'life-calculator': 9_600,
  'quote-form': 11_400,
  'contact-form': 11_000,
  'retirement-calculator': 10_250,
  // 2,120 bytes of these are the 254 counties, their rating areas, the age curve and the prices: calculate() answers at once.
  'aca-calculator': 13_400,
  questionnaire: 15_600,
  // With its list of fourteen articles; their drawings, and the sample agency's testimonials, come afterwards.
  blog: 13_550,
  testimonials: 9_900,
  // The button.
  chat: 6_780,
};

/** The largest size of an element's own file with its largest language, beside loader and runtime, in bytes, brotli 11. */
export const ownBudgets: Readonly<Record<string, number>> = {chat: 3_000};

/**
 * The largest size of everything that an element has loaded once it is opened, in bytes, brotli 11: of the chat, before the first letter typed. The goal is
 * 12,000: the booking month with the calendar (about 1,000), and late texts that only a hand-over needs, are left to take out.
 */
export const openedBudgets: Readonly<Record<string, number>> = {chat: 14_000};

/** The loader alone, in bytes, brotli 11. */
export const loaderBudget = 1_400;

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
