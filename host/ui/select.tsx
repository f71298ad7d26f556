/* oxlint-disable typescript/unbound-method -- floating-ui types its ref setters as methods; they are bound closures */
import {
  autoUpdate,
  flip,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import {Check, ChevronDown} from 'lucide';
import {type ReactNode, useRef, useState} from 'react';
import {Icon} from '../drawing/icon.tsx';
import {checkedItems, typeaheadResetMs, type SelectItem} from './select-items.ts';
import {leavingEvents, useCloseOn} from './use-close-on.ts';

const closingEvents = ['resize', 'blur', ...leavingEvents] as const;

type SelectProps = {
  readonly items: readonly SelectItem[];
  readonly value: string;
  /** The label before the value. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onChoose: (value: string) => void;
};

/**
 * A listbox behind a button. Arrow keys, Home, End, letters (forgotten after a second), Enter, Esc; closes on blur and when
 * the window is resized. Throws EmptyItemError for an item with an empty value.
 */
export const Select = ({items, value, label, icon, onChoose}: SelectProps) => {
  const choices = checkedItems(items);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef(choices.map((choice) => choice.label));
  const selectedIndex = choices.findIndex((choice) => choice.value === value);
  const {
    refs: {setReference, setFloating},
    elements: {domReference: button},
    floatingStyles,
    context,
  } = useFloating({
    open: isOpen,
    onOpenChange: (next, _event, reason) => {
      if (reason === 'escape-key') takeFocusBack();
      setOpen(next);
    },
    placement: 'bottom-end',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip(), shift({padding: 8})],
  });
  // The list takes its focused option with it when it goes.
  const takeFocusBack = (): void => {
    if (isOpen && button instanceof HTMLElement) button.focus();
  };
  const choose = (index: number | null): void => {
    const chosen = index === null ? undefined : choices[index];
    takeFocusBack();
    setOpen(false);
    if (chosen && chosen.value !== value) onChoose(chosen.value);
  };
  const {getReferenceProps, getFloatingProps, getItemProps} = useInteractions([
    useClick(context, {event: 'mousedown'}),
    useDismiss(context),
    useRole(context, {role: 'select'}),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      selectedIndex,
      onNavigate: setActiveIndex,
      loop: true,
    }),
    useTypeahead(context, {
      listRef: labels,
      activeIndex,
      selectedIndex,
      resetMs: typeaheadResetMs,
      onMatch: (index) => (isOpen ? setActiveIndex(index) : choose(index)),
    }),
  ]);
  useCloseOn(isOpen, closingEvents, () => setOpen(false));
  const chosen = choices[selectedIndex];
  return (
    <>
      <button
        type="button"
        className="select"
        ref={setReference}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        {...getReferenceProps()}
      >
        {icon}
        <span lang={chosen?.lang}>{chosen?.label}</span>
        <Icon node={ChevronDown} size={16} />
      </button>
      {isOpen && (
        <div
          className="select-list"
          ref={setFloating}
          style={floatingStyles}
          {...getFloatingProps({
            'aria-label': label,
            onBlur: ({relatedTarget, currentTarget}) => {
              if (relatedTarget !== button && !currentTarget.contains(relatedTarget)) setOpen(false);
            },
          })}
        >
          {choices.map((choice, index) => (
            <div
              key={choice.value}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> lives in a native <select> only
              role="option"
              className="select-option"
              data-active={index === activeIndex || undefined}
              tabIndex={index === activeIndex ? 0 : -1}
              lang={choice.lang}
              ref={(element) => {
                elements.current[index] = element;
              }}
              {...getItemProps({
                onClick: () => choose(index),
                onKeyDown: (event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  choose(index);
                },
              })}
              // After what floating-ui gives, which knows of no choice and would take it away.
              aria-selected={index === selectedIndex}
            >
              <span>{choice.label}</span>
              {index === selectedIndex && <Icon node={Check} size={16} />}
            </div>
          ))}
        </div>
      )}
    </>
  );
};
