import {useEffect, useMemo, useState} from 'react';
import type {EventDetails} from '../../element/events.ts';
import type {CalculatorError, CalculatorRules} from './calculator-state.ts';

/** A calculator as its live result sees it. */
export type LiveOwner<Answers, Outcome> = {
  readonly rules: Pick<CalculatorRules<Answers, CalculatorError, Outcome>, 'check' | 'calculate' | 'detail'>;
  setState(change: {readonly outcome: Outcome}): void;
  emit(name: 'lamplight-calculated', detail: EventDetails['lamplight-calculated']): boolean;
};

/** The milliseconds without a change after which the result is calculated again: its work is not part of a keystroke's. */
const pause = 150;

/** How long the visitor must rest before a page hears the new result and a screen reader speaks it, in milliseconds. */
const rest = 500;

/**
 * The result that follows each change once there is a result: calculated again from answers that can be used, else the last one
 * that could be, as `isBehind`. A page hears one `lamplight-calculated` when the visitor rests; `spoken` is the outcome to
 * announce in the same moment.
 */
export const useLive = <Answers, Outcome extends {readonly answers: Answers}>(
  element: LiveOwner<Answers, Outcome>,
  answers: Answers,
  calculated: Outcome | null,
) => {
  const {rules} = element;
  const [spoken, setSpoken] = useState<Outcome | null>(null);
  const [settled, setSettled] = useState(answers);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(answers), pause);
    return () => clearTimeout(timer);
  }, [answers]);
  // A result that calculate() has just made stands at once.
  const current = calculated?.answers === answers ? answers : settled;
  const outcome = useMemo(() => {
    if (!calculated || calculated.answers === current || rules.check(current).length > 0) return calculated;
    return rules.calculate(current);
  }, [rules, current, calculated]);
  useEffect(() => {
    // A result that calculate() has just made was dispatched by calculate().
    if (!outcome || outcome === calculated) return undefined;
    element.setState({outcome});
    const timer = setTimeout(() => {
      element.emit('lamplight-calculated', rules.detail(outcome));
      setSpoken(outcome);
    }, rest);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the state that this effect sets must not end its timer
  }, [outcome]);
  return {outcome, spoken, isBehind: outcome !== null && outcome.answers !== current};
};
