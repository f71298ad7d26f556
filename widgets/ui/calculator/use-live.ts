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
const PAUSE = 150;

/**
 * The pause in milliseconds after which the page receives an event with the new result and a screen reader
 * announces it.
 */
const REST = 500;

/**
 * Returns the result, which follows each change after the first result. From valid answers, the result is
 * calculated again; with invalid answers, it stays the last valid result, marked `isBehind`. When the visitor
 * pauses, the page receives one `lamplight-calculated`; `spoken` is the result to announce at the same moment.
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
    const timer = setTimeout(() => setSettled(answers), PAUSE);
    return () => clearTimeout(timer);
  }, [answers]);
  const isValid = useMemo(() => rules.check(answers).length === 0, [rules, answers]);
  // Shows immediately the result of calculate(), and the mark of a result that no longer matches, because the mark
  // moves the button.
  const current = calculated?.answers === answers || !isValid ? answers : settled;
  const outcome = useMemo(() => {
    if (!calculated || calculated.answers === current || rules.check(current).length > 0) return calculated;
    return rules.calculate(current);
  }, [rules, current, calculated]);
  useEffect(() => {
    // calculate() has already dispatched this result.
    if (!outcome || outcome === calculated) return undefined;
    element.setState({outcome});
    const timer = setTimeout(() => {
      element.emit('lamplight-calculated', structuredClone(rules.detail(outcome)));
      setSpoken(outcome);
    }, REST);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the state that this effect sets must not end its timer
  }, [outcome]);
  return {outcome, spoken, isBehind: outcome !== null && outcome.answers !== current};
};
