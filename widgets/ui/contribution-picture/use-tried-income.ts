import {useState} from 'react';

/** The most that may be typed, in dollars a year; as in `acaBounds`. */
const mostIncome = 1_000_000_000;

const isIncome = (value: number | null): value is number =>
  value !== null && value >= 0 && value <= mostIncome;

/**
 * The income that the visitor tries: moved by the handle and the buttons, or typed. It begins at the household's own income,
 * and returns there when that changes.
 */
export const useTriedIncome = (own: number) => {
  const begin = {own, tried: own, typed: own as number | null};
  const [state, setState] = useState(begin);
  const {tried, typed} = state.own === own ? state : begin;
  return {
    /** Dollars a year. */
    tried,
    /** The same as the field holds it: null is blank, NaN is no number. */
    typed,
    move: (income: number): void => setState({own, tried: income, typed: income}),
    /** Takes what is typed; what is no income moves nothing. */
    type: (value: number | null): void =>
      setState({own, tried: isIncome(value) ? value : tried, typed: value}),
    /** Puts the income that stands back into a field that holds something else. */
    leave: (): void => setState((now) => ({...now, typed: now.tried})), // a pressed button may have moved it by now
  };
};
