import {type FormEvent, useState} from 'react';
import {isDayText, isNumberText} from '../../../../contract/ai-workflow-rule.ts';
import {parseMoney} from '../../../../insurance/answers/parse-money.ts';
import type {FieldCode} from '../../../../contract/problem.ts';
import {numbersIn} from '../../../ui/number-field/numbers.ts';
import {TextField} from '../../../ui/field/text-field.tsx';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';

type AmountQuestionProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
  /** For a question about a day: the fault of an existing day. */
  readonly dayFault?: (text: string) => FieldCode | undefined;
  /** For a question about anything else: the error text of an answer that does not fit. */
  readonly textError?: (text: string) => string | undefined;
  readonly view: QuestionnaireProps;
  readonly onAmount?: (amount: number) => void;
  readonly onDay?: (day: string) => void;
  readonly onText?: (text: string) => void;
};

/**
 * A question inside the result with an amount, a day or a text as its answer. The result changes when the visitor presses its
 * button.
 */
export const AmountQuestion = ({
  name,
  label,
  hint,
  least = 0,
  most = 10_000_000,
  isWhole = false,
  dayFault,
  textError,
  view: {t, lang},
  onAmount,
  onDay,
  onText,
}: AmountQuestionProps) => {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const use = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The control's own text: the last typed letter may not be drawn yet.
    const text = (event.currentTarget.elements.namedItem(name) as HTMLInputElement).value.trim();
    if (dayFault) {
      if (!isDayText(text) || dayFault(text)) setError(t('answer.dayError'));
      else onDay?.(text);
      return;
    }
    if (textError) {
      const error = textError(text);
      if (error === undefined) onText?.(text);
      else setError(error);
      return;
    }
    const amount = isNumberText(text) ? parseMoney(text) : null;
    if (amount !== null && amount >= least && amount <= most && !(isWhole && amount % 1 > 0)) {
      onAmount?.(amount);
      return;
    }
    const {plain} = numbersIn(lang);
    setError(t(isWhole ? 'error.count' : 'error.between', {min: plain(least), max: plain(most)}));
  };
  return (
    <form className="question" method="dialog" noValidate onSubmit={use}>
      <TextField
        name={name}
        label={label}
        hint={hint ?? (dayFault ? t('answer.dayHint') : undefined)}
        value={value}
        onValue={setValue}
        error={error}
        inputMode={dayFault || textError ? 'text' : 'decimal'}
        autoComplete="off"
      />
      <button type="submit" className="button outline" part="button">
        {t('answer.use')}
      </button>
    </form>
  );
};
