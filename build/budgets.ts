/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size. The loader's list of hashes compresses by some bytes more or less with every change: each
 * budget has about 30 bytes of room.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 8_150,
  'life-calculator': 9_590,
  'quote-form': 11_225,
  'contact-form': 10_825,
  'retirement-calculator': 10_230,
  // 2,120 bytes of these are the 254 counties, their rating areas, the age curve and the prices: calculate() answers at once.
  'aca-calculator': 13_390,
  questionnaire: 15_380,
  // With the articles of the first screen. The others, and what shows an article, come with the first touch, drawings and the sample
  // agency's testimonials afterwards.
  blog: 12_060,
  testimonials: 9_850,
  // The button.
  chat: 6_780,
};

/** The largest size of an element's own file with its largest language, beside loader and runtime, in bytes, brotli 11. */
export const ownBudgets: Readonly<Record<string, number>> = {chat: 3_000};

/**
 * The largest size of everything that an element has loaded once it is opened, in bytes, brotli 11: of the chat, before the first letter typed. The
 * runtime's file of counts (about 770), which comes with the first click on any element, is not in it.
 */
export const openedBudgets: Readonly<Record<string, number>> = {chat: 12_040};

/** The loader alone, in bytes, brotli 11. */
export const loaderBudget = 1_400;

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
