import './state-choice.css';
import {useId} from 'react';
import {INBOX_STATES, type InboxState} from '../../contract/desk-inbox.ts';
import {useText} from '../language/use-text.ts';

type Props = {
  readonly state: InboxState;
  readonly isBusy?: boolean;
  readonly onChange: (state: InboxState) => void;
};

/** The state of a record, to be changed. */
export const StateChoice = ({state, isBusy = false, onChange}: Props) => {
  const t = useText();
  const id = useId();
  return (
    <div className="field state-choice">
      <label htmlFor={id}>{t('inbox.filter.state')}</label>
      <select
        id={id}
        value={state}
        disabled={isBusy}
        onChange={({target}) => onChange(target.value as InboxState)}
      >
        {INBOX_STATES.map((each) => (
          <option key={each} value={each}>
            {t(`inbox.state.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
};
