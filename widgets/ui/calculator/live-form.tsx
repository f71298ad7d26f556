import {type ComponentType, type ReactNode, useMemo} from 'react';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {Columns, type ColumnsProps, type MainFigure} from './columns.tsx';
import {type LiveOwner, useLive} from './use-live.ts';

/** The props of the form of an open calculator and the result beside it. */
type LiveFormProps<Answers, Outcome, Owner> = {
  readonly element: Owner;
  readonly answers: Answers;
  /** The last result that the visitor has requested; null before the first. */
  readonly outcome: Outcome | null;
  readonly t: Translate;
  readonly lang: Language;
  readonly Result: ComponentType<{
    readonly element: Owner;
    readonly outcome: Outcome;
    readonly isBehind: boolean;
    readonly t: Translate;
    readonly lang: Language;
  }>;
  readonly mainFigure: (outcome: Outcome, t: Translate, lang: Language) => MainFigure | null;
  readonly onSubmit: (element: Owner) => void;
  /** Called when a choice is made, and when changed text is left. */
  readonly onChange?: (element: Owner) => void;
  /** The questions. */
  readonly children: ReactNode;
};

/** Draws the form of an open calculator, with the result that follows each answer. */
export const LiveForm = <
  Answers,
  Outcome extends {readonly answers: Answers},
  Owner extends LiveOwner<Answers, Outcome> & ColumnsProps['element'],
>(
  props: LiveFormProps<Answers, Outcome, Owner>,
) => {
  const {element, answers, t, lang, Result, mainFigure, onSubmit, onChange, children} = props;
  const {outcome, spoken, isBehind} = useLive(element, answers, props.outcome);
  // Preact does not draw the same node again, so a keystroke only draws the questions.
  const result = useMemo(
    () => (outcome ? <Result {...{element, outcome, isBehind, t, lang}} /> : null),
    [Result, element, outcome, isBehind, t, lang],
  );
  return (
    <Columns
      element={element}
      result={result}
      main={outcome && mainFigure(outcome, t, lang)}
      spoken={spoken && mainFigure(spoken, t, lang)}
      t={t}
    >
      <form
        noValidate
        onChange={() => onChange?.(element)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(element);
        }}
      >
        {children}
      </form>
    </Columns>
  );
};
