import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {adoptStyles} from '../../element/shared-sheet.ts';
import styles from './dialog.css?inline';

/** The props of the dialog. */
export type DialogProps = {
  readonly title: string;
  /** The text of the close button. */
  readonly closeLabel: string;
  /** Called once, however the dialog was closed. The caller returns the focus. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal native dialog, open while it is drawn: the browser's top layer needs no z-index, keeps the focus and does not
 * affect the page. Esc and the close button close it. The dialog brings its own rules into its root.
 */
export const Dialog = ({title, closeLabel, onClose, children}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const {current} = dialog;
    // At every render: an element that was moved in the page has left the top layer although its dialog
    // reports that it is open.
    if (!current?.isConnected || current.matches(':modal')) return;
    const root = current.getRootNode();
    if ('host' in root) adoptStyles(root as ShadowRoot, styles);
    current.open = false;
    current.showModal();
  });
  return (
    <dialog ref={dialog} className="dialog" part="dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <div className="dialog-head">
        <h2 id="dialog-title" tabIndex={-1} autoFocus>
          {title}
        </h2>
        <button
          type="button"
          className="dialog-close"
          part="close"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
};
