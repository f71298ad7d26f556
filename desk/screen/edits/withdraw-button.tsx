import {useState} from 'react';
import {useText} from '../../language/use-text.ts';
import {useMayEdit} from './use-may-edit.ts';
import type {Edit} from './use-edit.ts';

type Props = {readonly edit: Pick<Edit<unknown>, 'act' | 'isBusy'>; readonly path: string};

/** Takes a testimonial off the site because its permission was withdrawn. Asks first: this cannot be undone. */
export const WithdrawButton = ({edit, path}: Props) => {
  const t = useText();
  const mayEdit = useMayEdit();
  const [isAsked, setAsked] = useState(false);
  if (!mayEdit) return null;
  if (!isAsked)
    return (
      <p>
        <button
          className="button button-size-default button-outline"
          type="button"
          onClick={() => setAsked(true)}
        >
          {t('edit.withdraw')}
        </button>
      </p>
    );
  return (
    <div className="problem" role="alert">
      <p>{t('edit.withdraw-sure')}</p>
      <p className="edit-buttons">
        <button
          className="button button-size-sm button-destructive"
          type="button"
          disabled={edit.isBusy}
          onClick={() => void edit.act(path)}
        >
          {t('edit.withdraw')}
        </button>
        <button
          className="button button-size-sm button-outline"
          type="button"
          onClick={() => setAsked(false)}
        >
          {t('person.cancel')}
        </button>
      </p>
    </div>
  );
};
