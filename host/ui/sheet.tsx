import {X} from 'lucide';
import type {ReactNode} from 'react';
import {Icon} from '../drawing/icon.tsx';
import {Button} from './button.tsx';

/** The sides from which a sheet can slide in (site-spec section 9). */
const sheetSides = ['top', 'bottom', 'left', 'right'] as const;

type SheetProps = {
  /** A button with this id as its `popoverTarget` opens the sheet, before any script. */
  readonly id: string;
  readonly side?: (typeof sheetSides)[number];
  /** The sheet's name for assistive technology. */
  readonly label: string;
  readonly closeLabel: string;
  /** Stays beside the close button, above the scrolling part. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A panel that slides in from a side. The browser opens the panel, closes it by Esc, by the close button and by a press beside
 * it, and returns focus; `start/follow-sheets.ts` makes the rest of the page inert meanwhile.
 */
export const Sheet = ({id, side = 'right', label, closeLabel, heading, children}: SheetProps) => (
  <dialog id={id} popover="auto" aria-label={label} className={`sheet sheet-${side}`}>
    <div className="sheet-head">
      {heading}
      <Button
        variant="ghost"
        size="icon"
        aria-label={closeLabel}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon node={X} size={24} />
      </Button>
    </div>
    {children}
  </dialog>
);
