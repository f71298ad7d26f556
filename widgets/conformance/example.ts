import type {BaseElement} from '../element/base-element.ts';

/**
 * One named state of a widget. The demo page and the axe, visual and conformance checks loop over every widget's list.
 */
export type Example = {
  /** The state in words: "two errors", "sent". */
  readonly name: string;
  /** Attributes to set before the element is connected. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Brings a mounted element into the state, by its own methods or its controls. */
  readonly prepare?: (element: BaseElement) => void | Promise<void>;
};
