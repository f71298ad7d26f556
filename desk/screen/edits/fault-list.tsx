import type {FieldError} from '../../../contract/problem.ts';
import {useText, type Text} from '../../language/use-text.ts';
import {fieldNamed} from './field-names.ts';

/** Lists every invalid field with its error. */
export const FaultList = ({faults}: {readonly faults: readonly FieldError[]}) => {
  const t = useText();
  return (
    <div className="problem edit-faults" role="alert">
      <p>{t('edit.refused')}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>{faultText(t, fault)}</li>
        ))}
      </ul>
    </div>
  );
};

const faultText = (t: Text, {field, code}: FieldError): string => {
  const [first, second, third] = field.split('.');
  const name = fieldNamed(first);
  const label = name ? t(`edit.field.${name}`) : field;
  if (code === 'unknown-field' && second !== undefined)
    return t('edit.fault.placeholder', {field: label, name: `{{${second}}}`});
  if (code === 'contradicts' && name === 'permission') return t('edit.fault.permission');
  const inner = fieldNamed(third);
  const place = second === undefined ? label : `${label} ${Number(second) + 1}`;
  const words = {field: inner ? `${place}, ${t(`edit.field.${inner}`)}` : place};
  if (code === 'contradicts')
    return name === 'deadlines' && !inner ? t('edit.fault.deadlines') : t('edit.fault.later', words);
  return t(code === 'required' ? 'edit.fault.required' : 'edit.fault.other', words);
};
