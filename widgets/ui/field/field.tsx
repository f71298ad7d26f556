import type {ReactNode} from 'react';

/** The props of every field. */
export type FieldProps = {
  /** The control's `name`, and its id: unique in the root. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shown at the field and read with it; marks the field invalid. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The word beside the label of an optional field ("optional"). */
  readonly optional?: string | undefined;
};

/** The props of a field with a text value. */
export type TextValueProps = FieldProps & {
  readonly value: string;
  /** Called at every change. */
  readonly onValue: (value: string) => void;
};

/** Returns the attributes that connect a control to its label, hint and error, which must be in the same root. */
export const controlAttributes = ({name, hint, error, isRequired}: FieldProps) => ({
  id: name,
  name,
  part: 'input',
  required: isRequired,
  'aria-invalid': error ? ('true' as const) : undefined,
  'aria-describedby':
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
});

/** Hint and error of one control, with the ids of `controlAttributes`. */
export const FieldNotes = ({name, hint, error}: FieldProps) => (
  <>
    {hint ? (
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
    ) : null}
    {error ? (
      <p className="error" id={`${name}-error`} part="error">
        {error}
      </p>
    ) : null}
  </>
);

/** The frame of a field: label, hint, error, then the control. */
export const Field = ({children, ...field}: FieldProps & {readonly children: ReactNode}) => (
  <div className={field.error ? 'field invalid' : 'field'} part="field">
    <label htmlFor={field.name}>
      {field.label}
      {field.isRequired ? (
        <span className="mark" aria-hidden="true">
          {' *'}
        </span>
      ) : field.optional ? (
        <span className="optional">{` (${field.optional})`}</span>
      ) : null}
    </label>
    <FieldNotes {...field} />
    {children}
  </div>
);
