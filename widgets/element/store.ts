/** Told of every change, with the state after and before it. */
export type StateListener<State> = (now: State, before: State) => void;

/** One element's state, in the shape of zustand's vanilla store; what widgets need of it is smaller than an import. */
export type Store<State> = {
  getState(): State;
  /** Replaces some of the state; listeners hear of it at once. */
  setState(change: Partial<State>): void;
  /** Answers the end of the subscription. */
  subscribe(listener: StateListener<State>): () => void;
};

/** Makes a store. */
export const createStore = <State extends object>(state: State): Store<State> => {
  const listeners = new Set<StateListener<State>>();
  return {
    getState: () => state,
    setState: (change) => {
      const before = state;
      state = {...state, ...change};
      for (const listener of listeners) listener(state, before);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
