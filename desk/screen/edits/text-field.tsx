import {useId} from 'react';
import {useText} from '../../language/use-text.ts';
import type {FieldName} from './field-names.ts';

type Props = {
  readonly name: FieldName;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'date' | 'time' | 'number' | 'url';
  /** A number above 1 renders a textarea. */
  readonly rows?: number;
  readonly lang?: string;
  readonly hint?: string;
};

/** A text control with a label. */
export const TextField = ({name, value, onChange, type = 'text', rows = 1, lang, hint}: Props) => {
  const t = useText();
  const id = useId();
  const shared = {
    id,
    value,
    ...(lang === undefined ? {} : {lang}),
    ...(hint ? {'aria-describedby': `${id}hint`} : {}),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t(`edit.field.${name}`)}</label>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} onChange={({target}) => onChange(target.value)} />
      ) : (
        <input {...shared} type={type} onChange={({target}) => onChange(target.value)} />
      )}
      {hint && (
        <p className="quiet small" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
