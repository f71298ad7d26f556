import {type FormEvent, useState} from 'react';
import {ageFault, isDayText, isNumberText} from '../../../../contract/ai-workflow-rule.ts';
import {parseMoney} from '../../../../insurance/answers/parse-money.ts';
import {TextField} from '../../../ui/field/text-field.tsx';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';

type AmountQuestionProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly least?: number;
  readonly most?: number;
  readonly isDay?: boolean;
  /** Any day that exists, and not only one that can be a birthday. */
  readonly isAnyDay?: boolean;
  readonly view: QuestionnaireProps;
  readonly onAmount?: (amount: number) => void;
  readonly onDay?: (day: string) => void;
};

/** A question inside the result that is answered by an amount or a day. The result changes with the press of its button. */
export const AmountQuestion = ({
  name,
  label,
  hint,
  least = 0,
  most = 10_000_000,
  isDay = false,
  isAnyDay = false,
  view: {t},
  onAmount,
  onDay,
}: AmountQuestionProps) => {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const use = (event: FormEvent): void => {
    event.preventDefault();
    const text = value.trim();
    if (isDay) {
      if (!isDayText(text) || (!isAnyDay && ageFault(text))) setError(t('answer.dayError'));
      else onDay?.(text);
      return;
    }
    const amount = isNumberText(text) ? parseMoney(text) : null;
    if (amount === null) setError(t('error.invalid-number'));
    else if (amount < least || amount > most) setError(t('error.out-of-range'));
    else onAmount?.(amount);
  };
  return (
    <form className="question" method="dialog" noValidate onSubmit={use}>
      <TextField
        name={name}
        label={label}
        hint={hint ?? (isDay ? t('answer.dayHint') : undefined)}
        value={value}
        onValue={setValue}
        error={error}
        inputMode={isDay ? 'text' : 'decimal'}
        autoComplete="off"
      />
      <button type="submit" className="button outline" part="button">
        {t('answer.use')}
      </button>
    </form>
  );
};
