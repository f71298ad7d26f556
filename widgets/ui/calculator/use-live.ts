import {useEffect, useMemo, useState} from 'react';
import type {EventDetails} from '../../element/events.ts';
import type {CalculatorError, CalculatorRules} from './calculator-state.ts';

/** The parts of a calculator that its live result uses. */
export type LiveOwner<Answers, Outcome> = {
  readonly rules: Pick<CalculatorRules<Answers, CalculatorError, Outcome>, 'check' | 'calculate' | 'detail'>;
  setState(change: {readonly outcome: Outcome}): void;
  emit(name: 'lamplight-calculated', detail: EventDetails['lamplight-calculated']): boolean;
};

/** The pause in milliseconds after which the result is calculated again, so that a keystroke does not wait for the calculation. */
const pause = 150;

/** The pause in milliseconds after which a page gets the new result and a screen reader speaks it. */
const rest = 500;

/**
 * Returns the result, which follows each change after the first result: calculated again from valid answers, otherwise
 * the last valid result, marked `isBehind`. A page gets one `lamplight-calculated` when the visitor pauses; `spoken` is
 * the outcome to announce in the same moment.
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
  const isValid = useMemo(() => rules.check(answers).length === 0, [rules, answers]);
  // At once: a result that calculate() has just made, and the mark on a result that a fault leaves behind, which moves the button.
  const current = calculated?.answers === answers || !isValid ? answers : settled;
  const outcome = useMemo(() => {
    if (!calculated || calculated.answers === current || rules.check(current).length > 0) return calculated;
    return rules.calculate(current);
  }, [rules, current, calculated]);
  useEffect(() => {
    // calculate() has already dispatched a result that it has just calculated.
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
