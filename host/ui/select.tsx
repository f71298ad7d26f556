import {Check, ChevronDown} from 'lucide';
import {type ReactNode, useId} from 'react';
import {Icon} from '../drawing/icon.tsx';
import {checkedItems, type SelectItem} from './select-items.ts';

type SelectProps = {
  readonly items: readonly SelectItem[];
  readonly value: string;
  /** The label before the value. */
  readonly label: string;
  readonly icon?: ReactNode;
};

/**
 * A listbox behind a button. The browser opens and closes the list; `start/follow-selects.ts` handles arrow keys, Home,
 * End, letters and Enter, and reports a choice as `lamplight-chosen`. Throws EmptyItemError for an item with an empty
 * value.
 */
export const Select = ({items, value, label, icon}: SelectProps) => {
  const choices = checkedItems(items);
  const id = useId();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <>
      <button
        type="button"
        className="select"
        popoverTarget={id}
        aria-haspopup="listbox"
        aria-label={`${label}: ${chosen?.label ?? ''}`}
      >
        {icon}
        <span lang={chosen?.lang}>{chosen?.label}</span>
        <Icon node={ChevronDown} size={16} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native <select> cannot mark each language */}
      <div id={id} popover="auto" role="listbox" aria-label={label} className="select-list">
        {choices.map((choice) => (
          <div
            key={choice.value}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> lives in a native <select> only
            role="option"
            className="select-option"
            tabIndex={-1}
            lang={choice.lang}
            data-value={choice.value}
            aria-selected={choice.value === value}
          >
            <span>{choice.label}</span>
            {choice.value === value && <Icon node={Check} size={16} />}
          </div>
        ))}
      </div>
    </>
  );
};
