/** The elements the site uses, by their tags. Their attributes and events are the widgets' public interface. */
export type LamplightTag =
  | 'enrollment-banner'
  | 'retirement-calculator'
  | 'life-calculator'
  | 'aca-calculator'
  | 'quote-form'
  | 'contact-form'
  | 'testimonials'
  | 'blog'
  | 'questionnaire';

/** The typed events the host listens to; each bubbles to the document. */
export interface LamplightEvents {
  'lamplight-ready': CustomEvent<{tag: string; version: string}>;
  'lamplight-dismissed': CustomEvent<{campaign: string}>;
  'lamplight-navigate': CustomEvent<{to: string}>;
}

declare global {
  interface DocumentEventMap extends LamplightEvents {}
}
