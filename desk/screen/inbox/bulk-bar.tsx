import './bulk-bar.css';
import {INBOX_STATES, type InboxState} from '../../../contract/desk-inbox.ts';
import {useText} from '../../language/use-text.ts';
import type {BulkAct} from './use-acts.ts';

type Props = {
  readonly count: number;
  /** Whether the list shows flagged records: the acts are then accept and discard. */
  readonly isFlagged: boolean;
  readonly onAct: (act: BulkAct) => void;
  readonly onClear: () => void;
};

const button = (label: string, act: () => void) => (
  <button className="button button-size-sm button-outline" type="button" onClick={act}>
    {label}
  </button>
);

/** The acts on the selected records. */
export const BulkBar = ({count, isFlagged, onAct, onClear}: Props) => {
  const t = useText();
  return (
    <section className="inbox-bulk" aria-label={t('inbox.bulk.label')}>
      <strong>{t('inbox.bulk.count', {count})}</strong>
      {isFlagged ? (
        <>
          {button(t('inbox.accept'), () => onAct({act: 'accept'}))}
          {button(t('inbox.discard'), () => onAct({act: 'discard'}))}
        </>
      ) : (
        <>
          <label className="visually-hidden" htmlFor="bulk-state">
            {t('inbox.bulk.state')}
          </label>
          <select
            className="box"
            id="bulk-state"
            value=""
            onChange={({target}) => onAct({act: 'state', state: target.value as InboxState})}
          >
            <option value="" disabled>
              {t('inbox.bulk.state')}
            </option>
            {INBOX_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`inbox.state.${state}`)}
              </option>
            ))}
          </select>
          {button(t('inbox.mark-read'), () => onAct({act: 'read'}))}
          {button(t('inbox.mark-unread'), () => onAct({act: 'unread'}))}
        </>
      )}
      {button(t('inbox.bulk.clear'), onClear)}
    </section>
  );
};
