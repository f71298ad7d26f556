import type {RequestListener} from 'node:http';
import type {Express} from 'express';
import {listen, type Listener, type ListenOptions} from './listener.ts';

/**
 * Listens on a port and adds the listener to the list that a stop closes. Returns the port, or undefined for
 * `off`.
 */
export const openPort = async (
  listeners: Listener[],
  handle: RequestListener,
  port: number | 'off',
  options?: ListenOptions,
): Promise<number | undefined> => {
  if (port === 'off') return undefined;
  const listener = await listen(handle, port, options);
  listeners.push(listener);
  return listener.port;
};

/** Returns whether an address is that of a proxy in front, like Express with TRUST_PROXY. */
export const trusts = (app: Express): ((address: string) => boolean) => {
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => isTrusted(address, 0);
};

/** Returns the origins of the partner demo on this machine; none if the demo is off. */
export const demoOrigins = (port: number | undefined): readonly string[] =>
  port === undefined ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
