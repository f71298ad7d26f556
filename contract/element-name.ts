/** Every published element by name: `quote-form` is the tag `<lamplight-quote-form>` and the file `quote-form.js`. */
export const ELEMENT_NAMES = [
  'enrollment-banner',
  'life-calculator',
  'retirement-calculator',
  'aca-calculator',
  'quote-form',
  'contact-form',
  'testimonials',
  'blog',
  'questionnaire',
  'chat',
] as const;

/** The name of a published element. */
export type ElementName = (typeof ELEMENT_NAMES)[number];
