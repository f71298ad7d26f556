import type {ReactNode} from 'react';
import type {Tree} from '../../element/jsx-runtime.ts';
import {adoptStyles} from '../../element/shared-sheet.ts';
import {isOnOwnPage} from '../../element/origin.ts';
import type {Translate} from '../../element/translate.ts';
import {CALCULATION_HASH} from '../submission/attached.ts';
import styles from './behind-button.css?inline';
import {openElement, type Openable, Opener, openerStyles, type OpenState} from './opener.tsx';

/* The button of a form with `placement="dialog"`, and the form in the dialog. Only pages that ask for this download the file. */

/** The parts of a form that its button uses. */
type Form = Element &
  Openable & {
    readonly connection: AbortSignal;
    readonly late: object | undefined;
    readonly reached: Readonly<Record<string, unknown>>;
    readonly state: OpenState;
    readonly t: Translate;
    usableSince: number;
    close(): void;
    focusOn(selector: string): Promise<void>;
  };

/** The button of one form. */
export type BehindButton = {
  /** Opens the dialog. Settles when the form or an error is on screen. */
  readonly open: () => Promise<void>;
  /** Closes the dialog; the focus returns to the button. */
  readonly close: () => void;
  /** Draws the button and, once the form is open, the form in the dialog. */
  readonly draw: (form: Tree) => Tree;
};

/** Returns whether the page's address leads to a form: by the form's id, or, on the agency's own page, by a calculation to send. */
const isAddressed = ({id, localName}: Element): boolean =>
  (id !== '' && [id, encodeURIComponent(id)].includes(location.hash.slice(1))) ||
  (localName === 'lamplight-quote-form' && location.hash.startsWith(CALCULATION_HASH) && isOnOwnPage());

/** Returns whether a press leads to the address that the page already has. The browser then announces no change of the address. */
const leadsHere = (event: MouseEvent): boolean => {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return false;
  return event.composedPath().some((node) => {
    const {href, target} = node as Partial<HTMLAnchorElement>;
    return href === location.href && (!target || target === '_self');
  });
};

/** Creates the button of a form. */
export const behindButton = (form: Form): BehindButton => {
  /** The connection during which the button follows the page's address. */
  let followed: AbortSignal | undefined;
  const follow = (): void => {
    if (form.isDialog && isAddressed(form)) void form.open();
  };
  // Some pages stop the event on its way, so the listener runs in the capture phase; whether the page handles the press itself is known afterwards.
  const followPress = (event: MouseEvent): void => {
    if (leadsHere(event)) setTimeout(() => event.defaultPrevented || follow());
  };
  return {
    open: async () => {
      if (!form.isDialog) return;
      const isFirst = !form.reached['opened'];
      await openElement(form);
      if (isFirst) form.usableSince = performance.now();
    },
    close: () => {
      if (!form.state.isOpen) return;
      form.setState({isOpen: false});
      // By name: Safari does not focus a clicked button, so the browser may not know where the focus was.
      void form.focusOn('.opener');
    },
    draw: (tree) => {
      const {connection: signal, isDialog, shadowRoot, late, t} = form;
      const {isOpen, hasLoadFailed, Dialog} = form.state;
      if (!isDialog) return tree;
      // At every drawing: a form that was moved to another document has lost its sheets.
      if (shadowRoot) adoptStyles(shadowRoot, openerStyles, styles);
      if (signal !== followed) {
        followed = signal;
        addEventListener('hashchange', follow, {signal});
        addEventListener('click', followPress, {signal, capture: true, passive: true});
        follow();
      }
      const drawn: unknown = (
        <Opener {...{element: form, isDialog, hasLoadFailed, t}}>
          {isOpen && late && Dialog ? (
            <Dialog title={t('open')} closeLabel={t('close')} onClose={() => form.close()}>
              {tree as ReactNode}
            </Dialog>
          ) : null}
        </Opener>
      );
      // React's type says that a component returns React nodes; Lamplight's JSX returns trees.
      return drawn as Tree;
    },
  };
};
