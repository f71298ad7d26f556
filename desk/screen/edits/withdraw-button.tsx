import {useText} from '../../language/use-text.ts';
import {AskFirst} from '../../shell/ask-first.tsx';
import {useMayEdit} from './use-may-edit.ts';
import type {Edit} from './use-edit.ts';

type Props = {readonly edit: Pick<Edit<unknown>, 'act' | 'isBusy'>; readonly path: string};

/** Removes a testimonial from the site because its permission was withdrawn. Asks for confirmation: this cannot be undone. */
export const WithdrawButton = ({edit, path}: Props) => {
  const t = useText();
  return useMayEdit() ? (
    <AskFirst
      label={t('edit.withdraw')}
      warning={t('edit.withdraw-sure')}
      isBusy={edit.isBusy}
      onConfirm={() => void edit.act(path)}
    />
  ) : null;
};
