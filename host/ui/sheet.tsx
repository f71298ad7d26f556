/* oxlint-disable typescript/unbound-method -- floating-ui types its ref setters as methods; they are bound closures */
import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
  useTransitionStatus,
} from '@floating-ui/react';
import {X} from 'lucide';
import type {ReactNode} from 'react';
import {Icon} from '../drawing/icon.tsx';
import {Button} from './button.tsx';
import {leavingEvents, useCloseOn} from './use-close-on.ts';

/** The sides a sheet can come from (site-spec section 9). */
const sheetSides = ['top', 'bottom', 'left', 'right'] as const;

type SheetProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly side?: (typeof sheetSides)[number];
  /** The sheet's name for assistive technology. */
  readonly label: string;
  readonly closeLabel: string;
  /** Stays beside the close button, before what scrolls. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
};

const slideMs = 240;

/**
 * A panel that slides in from a side over an inert page: focus stays in it and returns where it was, Esc, the close button
 * and a press beside it close it.
 */
export const Sheet = ({
  isOpen,
  onOpenChange,
  side = 'right',
  label,
  closeLabel,
  heading,
  children,
}: SheetProps) => {
  const {
    refs: {setFloating},
    context,
  } = useFloating({open: isOpen, onOpenChange});
  useCloseOn(isOpen, leavingEvents, () => onOpenChange(false));
  const {isMounted, status} = useTransitionStatus(context, {duration: slideMs});
  const {getFloatingProps} = useInteractions([
    useDismiss(context, {outsidePressEvent: 'mousedown'}),
    useRole(context, {role: 'dialog'}),
  ]);
  if (!isMounted) return null;
  return (
    <FloatingPortal preserveTabOrder={false}>
      <FloatingOverlay className="sheet-overlay" lockScroll data-status={status}>
        <FloatingFocusManager context={context} outsideElementsInert>
          <div
            className={`sheet sheet-${side}`}
            data-status={status}
            ref={setFloating}
            aria-label={label}
            aria-modal="true"
            {...getFloatingProps()}
          >
            <div className="sheet-head">
              {heading}
              <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={() => onOpenChange(false)}>
                <Icon node={X} size={24} />
              </Button>
            </div>
            {children}
          </div>
        </FloatingFocusManager>
      </FloatingOverlay>
    </FloatingPortal>
  );
};
