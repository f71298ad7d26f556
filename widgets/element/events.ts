/**
 * The stages of a visit. `seen`: the element came into view. `opened`: the visitor opened its panel or one of its links.
 * `started`: the first answer was typed or chosen. `step`: a further part was opened. `abandoned`: the visitor left the page, or the page
 * removed the element, between `started` and a result.
 */
export type ProgressStage = 'seen' | 'opened' | 'started' | 'step' | 'abandoned';

/**
 * The events of all elements; each bubbles and is composed. No event contains a name, a contact or a health answer,
 * because the page around an element is not the agency's.
 */
export type EventDetails = {
  /** The element is on screen. */
  'lamplight-ready': {tag: string; version: string};
  /** A calculator has a result. `inputs` for retirement and life only. */
  'lamplight-calculated': {calculator: string; result: object; inputs?: object};
  /** The server has stored the submission. */
  'lamplight-submitted': {kind: string; id: string};
  /** The agent was notified of a conversation. The id gives no access without the secret. */
  'lamplight-handover': {conversation: string};
  /** A banner campaign was closed permanently. */
  'lamplight-dismissed': {campaign: string};
  /** The visitor follows a link inside the agency's site; cancel to route it yourself. */
  'lamplight-navigate': {to: string};
  /** The visitor has reached a stage for the first time; each stage and step is dispatched once. */
  'lamplight-progress': {stage: ProgressStage; step?: string | undefined};
  /** Something failed, or inputs are out of range. */
  'lamplight-error': {code: string; message: string};
};

/** The name of an event. */
export type EventName = keyof EventDetails;
