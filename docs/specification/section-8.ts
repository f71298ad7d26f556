import type {Statements} from './statement.ts';

/** The error catalogue. */
export const section8 = {
  's8-error-message':
    'An answer that is not OK becomes an error whose message is the status, a colon, a space and the body.',
  's8-error-empty-body': 'With an empty body the status text takes its place.',
  's8-toast-lead-failed': 'When a lead fails the toast is titled “Submission Failed” and destructive.',
  's8-toast-lead-failed-server': 'When a lead fails the toast gives the server’s message.',
  's8-toast-lead-failed-fallback':
    'Without a server’s message it says “Please try again or call us directly.”.',
  's8-toast-lead-sent':
    "When a lead was sent the toast says “Quote Request Submitted!” / “We'll contact you within 24 hours with your personalized quote.”.",
  's8-toast-contact-sent':
    "When a message was sent the toast says “Message Sent Successfully!” / “We'll get back to you within 24 hours.”.",
  's8-toast-contact-failed':
    'When a message fails the toast is titled “Failed to Send Message” and destructive.',
  's8-toast-contact-failed-server': 'When a message fails the toast gives the server’s message.',
  's8-toast-contact-failed-fallback':
    'Without a server’s message it says “Please try again or call us directly.”.',
  's8-toast-p1-failed':
    'When phase 1 fails the destructive toast says “Analysis Failed” / “Unable to process lead qualification. Please try again.”.',
  's8-toast-p2-failed':
    'When phase 2 fails the toast says “Assessment Failed” / “Unable to process needs assessment. Please try again.”.',
  's8-toast-p3-failed':
    'When phase 3 fails the toast says “Review Failed” / “Unable to process client management analysis. Please try again.”.',
  's8-toast-p1-done':
    'When phase 1 is done the toast says “Lead Analysis Complete” / “AI has analyzed the lead and provided recommendations.”.',
  's8-toast-p2-done':
    'When phase 2 is done the toast says “Needs Assessment Complete” / “Personalized recommendations have been generated.”.',
  's8-toast-p3-done':
    'When phase 3 is done the toast says “Portfolio Review Complete” / “Client management plan has been generated.”.',
  's8-problem': ['The server’s errors name the problem in the visitor’s language.', 'every-text-translated'],
} as const satisfies Statements;
