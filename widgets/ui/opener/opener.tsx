import type {ReactNode} from 'react';
import type {Translate} from '../../element/translate.ts';
import type {Dialog} from '../dialog/dialog.tsx';
import openerStyles from './opener.css?inline';

export {openerStyles};

/** The part of an element's state that its opener uses. */
export type OpenState = {
  readonly isOpen?: boolean | undefined;
  readonly hasLoadFailed?: boolean | undefined;
  /** The dialog, once it has loaded; undefined while the element is in the page. */
  readonly Dialog?: typeof Dialog | undefined;
};

/** The parts of an element that its opener uses. */
export type Openable = {
  /** Whether the content opens above the page. */
  readonly isDialog: boolean;
  readonly updated: Promise<void>;
  setState(change: OpenState): void;
  touch(): Promise<void>;
  bringLate(): Promise<unknown>;
  open(): Promise<void>;
  reach(stage: 'opened'): void;
  report(error: unknown, code: string): void;
};

/** Opens an element: only an element behind a button loads the dialog. Settles when the content or an error is on screen. */
export const openElement = async (element: Openable): Promise<void> => {
  element.setState({isOpen: true, hasLoadFailed: false});
  try {
    const [, file] = await Promise.all([
      element.bringLate(),
      element.isDialog ? import('../dialog/dialog.tsx') : undefined,
    ]);
    element.setState({Dialog: file?.Dialog});
    await element.updated;
    element.reach('opened');
  } catch (error) {
    element.report(error, 'load'); // the late parts have reported their own failure, and a message is reported once
    element.setState({isOpen: false, hasLoadFailed: true});
  }
};

/** The button of a closed element, the failure of its opening, and the license line. */
export const Opener = ({
  element,
  isDialog,
  isRoomy,
  hasLoadFailed,
  t,
  children,
}: {
  readonly element: Pick<Openable, 'touch' | 'open'>;
  readonly isDialog: boolean;
  /** Whether to reserve the space of the content, which is loading. */
  readonly isRoomy?: boolean;
  readonly hasLoadFailed: boolean | undefined;
  readonly t: Translate;
  readonly children: ReactNode;
}) => (
  <div className={isRoomy ? 'roomy' : undefined}>
    <button
      type="button"
      className="button opener"
      part="open"
      aria-haspopup={isDialog ? 'dialog' : undefined}
      aria-expanded={isDialog ? undefined : 'false'}
      onMouseEnter={() => void element.touch()}
      onClick={() => void element.open()}
    >
      {t('open')}
    </button>
    <output className="opening-failure">{hasLoadFailed ? t('loadFailed') : null}</output>
    <p className="licence">{t('licenceLine')}</p>
    {children}
  </div>
);
