import {useState} from 'react';

/** The highest amount that may be typed, in dollars a year; as in `acaBounds`. */
const MOST_INCOME = 1_000_000_000;

const isIncome = (value: number | null): value is number =>
  value !== null && value >= 0 && value <= MOST_INCOME;

/**
 * Returns the income that the visitor tries: moved by the handle and the buttons, or typed. It starts at the household's own
 * income, and returns there when that income changes.
 */
export const useTriedIncome = (own: number) => {
  const begin = {own, tried: own, typed: own as number | null};
  const [state, setState] = useState(begin);
  const {tried, typed} = state.own === own ? state : begin;
  return {
    /** Dollars a year. */
    tried,
    /** The value of the field: null is blank, NaN is not a number. */
    typed,
    move: (income: number): void => setState({own, tried: income, typed: income}),
    /** Accepts a typed value; an invalid income moves nothing. */
    type: (value: number | null): void =>
      setState({own, tried: isIncome(value) ? value : tried, typed: value}),
    /** Restores the current income in a field with another value. */
    leave: (): void => setState((now) => ({...now, typed: now.tried})), // a pressed button may have moved the income by now
  };
};
