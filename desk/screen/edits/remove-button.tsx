import {X} from 'lucide';
import {useText} from '../../language/use-text.ts';
import {Icon} from '../../shell/icon.tsx';

const ADD = ':scope > button, :scope > div:not(.edit-line) > button';

/** Removes a line from a list. */
export const RemoveButton = ({
  number,
  onRemove,
}: {
  readonly number: number;
  readonly onRemove: () => void;
}) => {
  const t = useText();
  return (
    <button
      className="button button-size-icon button-outline"
      type="button"
      aria-label={t('edit.remove-line', {number})}
      onClick={({currentTarget}) => {
        // The last line takes its button with it: the button that adds a line is next.
        const next = currentTarget.closest('.edit-line')?.nextElementSibling;
        const add = next?.matches('.edit-line') ? null : next?.parentElement?.querySelector<HTMLElement>(ADD);
        add?.focus();
        onRemove();
      }}
    >
      <Icon node={X} />
    </button>
  );
};
