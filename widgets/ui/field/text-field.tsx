import type {HTMLAttributes, InputHTMLAttributes} from 'react';
import {controlAttributes, Field, type TextValueProps} from './field.tsx';

/** The props of the text field. */
export type TextFieldProps = TextValueProps & {
  readonly type?: 'text' | 'email' | 'tel';
  /** The kind of value that a browser or password manager may fill in. */
  readonly autoComplete: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
};

/**
 * One line of text. No `maxlength`, which would silently cut off pasted text; the error names a text that is too long.
 */
export const TextField = (props: TextFieldProps) => (
  <Field {...props}>
    <input
      {...controlAttributes(props)}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      value={props.value}
      onInput={(event) => props.onValue(event.currentTarget.value)}
    />
  </Field>
);
