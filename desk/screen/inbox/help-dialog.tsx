import './help-dialog.css';
import {useEffect, useRef} from 'react';
import {INBOX_STATES} from '../../../contract/desk-inbox.ts';
import {useText} from '../../language/use-text.ts';

/** Lists the keyboard shortcuts in a dialog that Escape closes. */
export const HelpDialog = ({onClose}: {readonly onClose: () => void}) => {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const keys = [
    ['j', t('inbox.keys.next')],
    ['k', t('inbox.keys.previous')],
    ['Enter', t('inbox.keys.open')],
    ['x', t('inbox.keys.select')],
    ['u', t('inbox.keys.unread')],
    ...INBOX_STATES.map((state, place) => [String(place + 1), t(`inbox.state.${state}`)]),
    ['/', t('inbox.keys.search')],
    ['?', t('inbox.keys.help')],
  ];
  return (
    <dialog ref={dialog} className="inbox-help" aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">{t('inbox.keys.title')}</h2>
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button
        className="button button-size-sm button-default"
        type="button"
        onClick={() => dialog.current?.close()}
      >
        {t('inbox.keys.close')}
      </button>
    </dialog>
  );
};
