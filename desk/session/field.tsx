import {useId, type InputHTMLAttributes} from 'react';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {readonly label: string};

/** A text input with a label. */
export const Field = ({label, ...input}: FieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} />
    </div>
  );
};
