import {useText} from '../../language/use-text.ts';
import {AskFirst} from '../../shell/ask-first.tsx';
import {useMayEdit} from './use-may-edit.ts';
import type {Edit} from './use-edit.ts';

type Props = {readonly edit: Pick<Edit<unknown>, 'act' | 'discard' | 'isBusy'>; readonly path: string};

/**
 * Erases a testimonial permanently, for a client who wants no copy kept, together with the draft in this tab. Asks
 * for confirmation.
 */
export const EraseButton = ({edit, path}: Props) => {
  const t = useText();
  const erase = async (): Promise<void> => {
    if (await edit.act(path)) edit.discard();
  };
  return useMayEdit() ? (
    <AskFirst
      label={t('edit.erase')}
      warning={t('edit.erase-sure')}
      isBusy={edit.isBusy}
      onConfirm={() => void erase()}
    />
  ) : null;
};
