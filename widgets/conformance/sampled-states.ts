import {inject} from 'vitest';

/** A fixed sample of a list of states: every third, beginning with the first. In `test:all` every state. */
export const sampledStates = <State>(states: readonly State[]): readonly State[] =>
  inject('isFull') ? states : states.filter((_state, place) => place % 3 === 0);
