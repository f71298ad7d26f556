import {X} from 'lucide';
import {useText} from '../../language/use-text.ts';
import {Icon} from '../../shell/icon.tsx';

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
      onClick={onRemove}
    >
      <Icon node={X} />
    </button>
  );
};
