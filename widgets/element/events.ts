/**
 * The events of all elements; each bubbles and is composed. None carries a name, a contact or a health answer: the
 * page around an element is not ours.
 */
export type EventDetails = {
  /** The element is on screen. */
  'lamplight-ready': {tag: string; version: string};
  /** A calculator has a result. `inputs` for retirement and life only. */
  'lamplight-calculated': {calculator: string; result: object; inputs?: object};
  /** The server keeps what was sent. */
  'lamplight-submitted': {kind: string; id: string};
  /** The agent was notified of a conversation. The id opens nothing without its secret. */
  'lamplight-handover': {conversation: string};
  /** A banner campaign was closed for good. */
  'lamplight-dismissed': {campaign: string};
  /** The visitor follows a link inside the agency's site; cancel to route it yourself. */
  'lamplight-navigate': {to: string};
  /** Something failed, or inputs are out of range. */
  'lamplight-error': {code: string; message: string};
};

/** The name of an event. */
export type EventName = keyof EventDetails;
