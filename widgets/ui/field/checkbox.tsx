import type {ReactNode} from 'react';
import {controlAttributes, type FieldProps, FieldNotes} from './field.tsx';

/** The props of the checkbox. */
export type CheckboxProps = Omit<FieldProps, 'optional'> & {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  /** Shown below the label and not part of it, such as links. */
  readonly children?: ReactNode;
};

/** A checkbox. A click anywhere on the label checks it. */
export const Checkbox = (props: CheckboxProps) => (
  <div className={props.error ? 'checkbox invalid' : 'checkbox'} part="checkbox">
    <input
      {...controlAttributes(props)}
      type="checkbox"
      checked={props.isChecked}
      onChange={(event) => props.onCheck(event.currentTarget.checked)}
    />
    <div>
      <label htmlFor={props.name}>{props.label}</label>
      <FieldNotes {...props} />
      {props.children}
    </div>
  </div>
);
