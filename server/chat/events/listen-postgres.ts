import type {Pool, PoolClient} from 'pg';
import {CHANGE_CHANNEL} from '../../storage/notify.ts';

const RETRY_MS = 1_000;

/** A connection that receives notifications about events that other processes have stored. */
export type Listening = {
  /** Whether the connection is open. Without a connection, only polling finds events. */
  readonly isConnected: () => boolean;
  readonly stop: () => void;
};

/**
 * Listens for notifications of PostgreSQL. `onEvent` receives ids only. `onConnected` is called after each LISTEN,
 * because this process has missed the notifications of earlier events. A broken connection is replaced. Behind a
 * transaction pooler, no notifications arrive, and only polling finds events.
 */
export const listenPostgres = (
  pool: Pool,
  {onEvent, onConnected}: {readonly onEvent: (id: string) => void; readonly onConnected: () => void},
): Listening => {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const retry = () => {
    if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS).unref();
  };
  const lose = (lost: PoolClient) => {
    if (client !== lost) return;
    client = undefined;
    lost.release(true);
    retry();
  };
  const connect = async (): Promise<void> => {
    try {
      const found = await pool.connect();
      client = found;
      found.on('notification', ({payload = ''}) => onEvent(payload));
      found.once('error', () => lose(found));
      found.once('end', () => lose(found));
      await found.query(`listen ${CHANGE_CHANNEL}`);
      if (isStopped) lose(found);
      else onConnected();
    } catch {
      // The store logs that its database is unavailable.
      if (client) lose(client);
      else retry();
    }
  };
  void connect();
  return {
    isConnected: () => client !== undefined,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      last?.release(true);
    },
  };
};
