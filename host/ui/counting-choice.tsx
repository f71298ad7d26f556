import {useSyncExternalStore} from 'react';
import {DO_NOT_COUNT} from '../../widgets/element/late-count.ts';
import {readStored, writeStored} from '../../widgets/element/storage.ts';
import {useText} from '../content/site-context.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isOff = (): boolean => Boolean(readStored(DO_NOT_COUNT));

// The page is drawn for everybody; only the browser knows the choice.
const isOffOnServer = (): boolean => false;

const choose = (isChosen: boolean): void => {
  writeStored(DO_NOT_COUNT, isChosen ? 'yes' : '');
  for (const listener of listeners) listener();
};

/** The visitor's own switch: whether visits with this browser are counted. */
export const CountingChoice = () => {
  const t = useText();
  const isChosen = useSyncExternalStore(subscribe, isOff, isOffOnServer);
  return (
    <label className="counting-choice">
      <input type="checkbox" checked={isChosen} onChange={(event) => choose(event.currentTarget.checked)} />
      {t('doNotCount')}
    </label>
  );
};
