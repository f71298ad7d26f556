import {useSyncExternalStore} from 'react';
import {useText} from '../content/site-context.ts';
import {chooseCounting, isCountingOff, onCountingChoice} from '../element/counting-choice.ts';

// The page is drawn for everybody; only the browser has the choice.
const isOffOnServer = (): boolean => false;

/** The visitor's own switch: whether visits with this browser are counted. */
export const CountingChoice = () => {
  const t = useText();
  const isChosen = useSyncExternalStore(onCountingChoice, isCountingOff, isOffOnServer);
  return (
    <label className="counting-choice">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => chooseCounting(event.currentTarget.checked)}
      />
      {t('doNotCount')}
    </label>
  );
};
