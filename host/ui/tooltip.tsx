/* oxlint-disable typescript/unbound-method -- floating-ui types its ref setters as methods; they are bound closures */
import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import {cloneElement, type HTMLProps, type ReactElement, type Ref, useState} from 'react';
import {hoverGroup, tooltipDelays} from './hover-delay.ts';
import {useHoverIntent} from './use-hover-intent.ts';

/** Distance from the control, in pixels (site-spec section 9). */
const TOOLTIP_OFFSET = 4;

// All tooltips of the page are one group: when the pointer moves along a row, the second opens without the
// wait.
const group = hoverGroup();

type TooltipProps = {
  readonly text: string;
  /** Whether the control has no other effect: then a click or tap shows the text, and the next click hides the text. */
  readonly isToggle?: boolean;
  /** One control that takes focus. */
  readonly children: ReactElement<HTMLProps<HTMLElement> & {ref?: Ref<HTMLElement>}>;
};

/** A text that describes a control while the pointer rests on it or it has keyboard focus. Esc closes it. */
export const Tooltip = ({text, isToggle = false, children}: TooltipProps) => {
  const [isOpen, setOpen] = useState(false);
  const intent = useHoverIntent(tooltipDelays, group, setOpen);
  const {
    refs: {setReference, setFloating},
    elements: {domReference: control},
    floatingStyles,
    context,
  } = useFloating({
    open: isOpen,
    onOpenChange: (next) => intent.set(next),
    placement: 'top',
    whileElementsMounted: autoUpdate,
    middleware: [offset(TOOLTIP_OFFSET), flip(), shift({padding: 8})],
  });
  const {getReferenceProps, getFloatingProps} = useInteractions([
    useDismiss(context, {referencePress: !isToggle}),
    useRole(context, {role: 'tooltip'}),
  ]);
  // Outside of clipping containers, but inside the page's landmarks, which contain all content.
  const landmark = control?.closest<HTMLElement>('header, main, footer') ?? null;
  return (
    <>
      {cloneElement(
        children,
        getReferenceProps({
          ...children.props,
          ...(isToggle && {onClick: () => intent.set(!isOpen)}),
          ref: setReference,
          onPointerEnter: ({pointerType}) => {
            if (pointerType === 'mouse') intent.enter();
          },
          // A finger leaves the control with each tap: only the tap itself opens or closes.
          onPointerLeave: ({pointerType}) => {
            if (pointerType === 'mouse') intent.leave();
          },
          onFocus: ({currentTarget}) => {
            if (currentTarget.matches(':focus-visible')) intent.set(true);
          },
          onBlur: () => intent.set(false),
        }),
      )}
      {isOpen && (
        <FloatingPortal root={landmark}>
          <div
            className="tooltip"
            ref={setFloating}
            style={floatingStyles}
            {...getFloatingProps({
              onPointerEnter: () => intent.enter(),
              onPointerLeave: () => intent.leave(),
            })}
          >
            {text}
          </div>
        </FloatingPortal>
      )}
    </>
  );
};
