import type {ReactNode} from 'react';
import {controlAttributes, Field, type TextValueProps} from './field.tsx';

/** The props of the select field. */
export type SelectFieldProps = TextValueProps & {
  /**
   * The text in the box while nothing is chosen. The text is not an item: it cannot be chosen, and its value is `''`.
   */
  readonly placeholder: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  /** Further items, drawn by the caller: many items that stay the same, as one node. */
  readonly more?: ReactNode;
};

/** A choice from a list, in the browser's own select. */
export const SelectField = (props: SelectFieldProps) => (
  <Field {...props}>
    <span className="select">
      <select
        {...controlAttributes(props)}
        value={props.value}
        onInput={(event) => props.onValue(event.currentTarget.value)}
      >
        <option value="" disabled hidden>
          {props.placeholder}
        </option>
        {props.options.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {props.more}
      </select>
    </span>
  </Field>
);
