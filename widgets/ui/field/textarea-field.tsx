import {controlAttributes, Field, type TextValueProps} from './field.tsx';

/** The props of the text area. */
export type TextareaFieldProps = TextValueProps & {
  readonly rows?: number;
};

/** Several lines of text; grows with its text if the browser can (`field-sizing`). */
export const TextareaField = (props: TextareaFieldProps) => (
  <Field {...props}>
    <textarea
      {...controlAttributes(props)}
      rows={props.rows ?? 5}
      value={props.value}
      onInput={(event) => props.onValue(event.currentTarget.value)}
    />
  </Field>
);
