import {useEffect} from 'react';
import {useText} from '../language/use-text.ts';
import {readSession} from '../session/session-store.ts';
import {followEvents, useConnection} from './live.ts';

/** Opens the event stream and warns on every screen when the stream is down, because the data may be outdated. */
export const ConnectionNote = () => {
  const t = useText();
  const {connection} = useConnection();
  useEffect(() => followEvents(() => void readSession()), []);
  return <output className="connection">{connection === 'disconnected' && t('live.disconnected')}</output>;
};
