/** The state of something that is loaded on the visitor's first touch and then opened. */
export interface LazyPanelState<Panel> {
  readonly isOpen: boolean;
  /** What draws it, null until it was loaded. */
  readonly Panel: Panel | null;
  readonly hasLoadFailed: boolean;
}

/** Closed, nothing loaded. */
export const closedPanel = {isOpen: false, Panel: null, hasLoadFailed: false} as const;

/**
 * Loads a panel and says how that ended. A failure is an answer, not an error: the button stands there to be pressed
 * again.
 */
export const openPanel = async <Panel>(load: () => Promise<Panel>): Promise<LazyPanelState<Panel>> => {
  try {
    return {isOpen: true, Panel: await load(), hasLoadFailed: false};
  } catch (error) {
    console.error(error);
    return {...closedPanel, hasLoadFailed: true};
  }
};
