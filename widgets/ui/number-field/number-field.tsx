import {useLayoutEffect, useRef} from 'react';
import {afterPress} from '../../element/late-press.ts';
import type {Language} from '../../../contract/language.ts';
import {controlAttributes, Field, type FieldProps} from '../field/field.tsx';
import {dollarStands, numbersIn} from './numbers.ts';
import {parseNumber} from './parse-number.ts';

/** The unit of a number field. */
export type NumberUnit = 'dollars' | 'percent' | 'age' | 'years' | 'count';

/** The props of the number field. */
export type NumberFieldProps = FieldProps & {
  /** Null is blank, NaN is not a number. */
  readonly value: number | null;
  readonly unit: NumberUnit;
  readonly lang: Language;
  /** Called at every keystroke: null for blank, NaN for text that is not a number. */
  readonly onValue: (value: number | null) => void;
  /** Called when the visitor leaves the field. */
  readonly onLeave?: () => void;
};

const textFor = (value: number | null, lang: Language): string =>
  value === null || !Number.isFinite(value) ? '' : numbersIn(lang).plain(value);

const signFor = (unit: NumberUnit, lang: Language): {sign: string; side: string} | null => {
  if (unit === 'dollars') return {sign: '$', side: dollarStands(lang)};
  return unit === 'percent' ? {sign: '%', side: 'after'} : null;
};

/**
 * A field for a number in the notation of the language. The text stays as typed while the visitor types; it is
 * formatted when the visitor leaves the field, and when the value or the language changes from outside.
 */
export const NumberField = (props: NumberFieldProps) => {
  const {value, unit, lang} = props;
  const input = useRef<HTMLInputElement>(null);
  const shownIn = useRef<Language | null>(null);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const isOwnText = Object.is(parseNumber(field.value), value);
    if (!isOwnText || (shownIn.current !== lang && Number.isFinite(value)))
      field.value = textFor(value, lang);
    shownIn.current = lang;
  }, [value, lang]);
  const setInOrder = (): void => {
    const field = input.current;
    const read = field && parseNumber(field.value);
    if (field && Number.isFinite(read)) field.value = textFor(read, lang);
    if (field && props.onLeave) afterPress(props.onLeave);
  };
  const sign = signFor(unit, lang);
  return (
    <Field {...props}>
      <div className={`number-box ${unit} ${sign ? sign.side : ''}`}>
        {sign ? (
          <span className="sign" aria-hidden="true">
            {sign.sign}
          </span>
        ) : null}
        <input
          {...controlAttributes(props)}
          ref={input}
          type="text"
          inputMode={unit === 'dollars' || unit === 'percent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          onInput={(event) => props.onValue(parseNumber(event.currentTarget.value))}
          onBlur={setInOrder}
        />
      </div>
    </Field>
  );
};
