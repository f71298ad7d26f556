/**
 * The largest size of each element before its first use: loader, runtime, element and the largest language, in bytes,
 * brotli 11. The build fails above this size.
 */
export const budgets: Readonly<Record<string, number>> = {
  'enrollment-banner': 9_000,
  'life-calculator': 12_000,
  // 50 bytes more than the contact form: the consent to calls names the agency, and German is the longest.
  'quote-form': 13_050,
  'contact-form': 13_000,
  'retirement-calculator': 15_000,
  'aca-calculator': 15_000,
  questionnaire: 20_000,
  blog: 11_000,
  testimonials: 11_000,
  // The button. The panel comes when it is opened: 12,000 in all before the first message.
  chat: 6_500,
};

/** The bytes (brotli) of the first round trip, ten segments: no file that a widget waits for may be larger. */
export const firstRoundTrip = 14_000;
