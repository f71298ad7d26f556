import type {ElementName} from '../contract/element-name.ts';

/** The elements the site uses, by their tags. Their attributes and events are the widgets' public interface. */
export type LamplightTag = ElementName;

/** The typed events the host listens to; each bubbles to the document. */
export type LamplightEvents = {
  'lamplight-ready': CustomEvent<{tag: string; version: string}>;
  'lamplight-progress': CustomEvent<{
    stage: 'seen' | 'opened' | 'started' | 'step' | 'abandoned';
    step?: string;
  }>;
  'lamplight-dismissed': CustomEvent<{campaign: string}>;
  'lamplight-navigate': CustomEvent<{to: string}>;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the DOM's own
  interface DocumentEventMap extends LamplightEvents {}
}
