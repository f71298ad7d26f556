import {inject} from 'vitest';

/** A fixed sample of a list of states: one of `each`, beginning at the index `first`. In `test:all` every state. */
export const sampledStates = <State>(states: readonly State[], each = 3, first = 0): readonly State[] =>
  inject('isFull') ? states : states.filter((_state, place) => place % each === first % each);
