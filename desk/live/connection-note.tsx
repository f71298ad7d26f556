import {useEffect} from 'react';
import {useText} from '../language/use-text.ts';
import {readSession} from '../session/session-store.ts';
import {followEvents, useConnection} from './live.ts';

/** Keeps the stream of events, and says on every screen when there is none: what is shown may then be old. */
export const ConnectionNote = () => {
  const t = useText();
  const {connection} = useConnection();
  useEffect(() => followEvents(() => void readSession()), []);
  return <output className="connection">{connection === 'disconnected' && t('live.disconnected')}</output>;
};
