/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size. The compressed size of the loader's list of hashes varies by some bytes
 * with every change, so each budget has about 30 spare bytes.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 7_402,
  'life-calculator': 9_085,
  'quote-form': 11_065,
  'contact-form': 10_660,
  'retirement-calculator': 9_761,
  // 2,120 of these bytes are the 254 counties, their rating areas, the age curve and the prices, because
  // calculate() answers at once.
  'aca-calculator': 12_945,
  questionnaire: 15_000,
  // Includes the articles of the first screen. The others, and the view of an article, load at the first
  // touch, drawings and the sample agency's testimonials later.
  blog: 10_500,
  testimonials: 8_500,
  // Only the button.
  chat: 6_165,
};

/**
 * The maximum size of an element's own file with its largest language, besides loader and runtime, in bytes, brotli 11.
 */
export const ownBudgets: Readonly<Record<string, number>> = {chat: 3_000};

/**
 * The maximum size of everything that an element has loaded once it is opened, in bytes, brotli 11: for the chat,
 * before the first typed letter. This excludes the runtime's file for counts (about 770 bytes), which loads at the
 * first click on any element.
 */
export const openedBudgets: Readonly<Record<string, number>> = {chat: 12_000};

/**
 * The chunks that a result of the questionnaire loads besides the form's own, by the beginning of their names: the rules and the picture of
 * payments by income; and their largest size together, in bytes, brotli 11.
 */
export const answerBudget = {
  element: 'questionnaire',
  chunks: ['rules', 'contribution-picture'],
  bytes: 15_640,
} as const;

/**
 * The chunk that reads what a visitor has written about coverage and changes in life, in five languages. A result loads the chunk only after
 * such words. Its largest size, in bytes, brotli 11.
 */
export const wordsBudget = {
  element: 'questionnaire',
  chunks: ['words'],
  bytes: 14_035,
} as const;

/** All elements on one page: each file once, and the largest language of each element, in bytes, brotli 11. */
export const PAGE_BUDGET = 43_409;

/** The loader alone, in bytes, brotli 11. */
export const LOADER_BUDGET = 1_400;

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const FIRST_ROUND_TRIP = 14_000;
