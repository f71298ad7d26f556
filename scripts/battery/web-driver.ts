/* The commands of the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/) that the battery needs.
   WebKitGTK supports only this protocol. */

/** A session with a browser. Commands reject with the driver's message. */
export type Session = {
  /** Sends a command of the session: `url`, `execute/sync`, ... */
  readonly send: (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;
  readonly version: string;
};

type Answer = {readonly value: unknown};
type Failure = {readonly error: string; readonly message: string};

const COMMAND_MS = 60_000;

const call = async (method: string, address: string, body?: object): Promise<unknown> => {
  // A hanging browser must not stop the visits to all other pages.
  const signal = AbortSignal.timeout(COMMAND_MS);
  const response = await fetch(address, {method, signal, ...(body ? {body: JSON.stringify(body)} : {})});
  const {value} = (await response.json()) as Answer;
  if (response.ok) return value;
  const {error, message} = value as Failure;
  throw new Error(`${error}: ${message}`);
};

/** Starts a session at a driver's address with the required capabilities of the browser. */
export const beginSession = async (driver: string, capabilities: object): Promise<Session> => {
  const {sessionId, capabilities: found} = (await call('POST', `${driver}/session`, {
    capabilities: {alwaysMatch: capabilities},
  })) as {sessionId: string; capabilities: {browserVersion: string}};
  return {
    version: found.browserVersion,
    send: (method, command, body) =>
      call(method, `${driver}/session/${sessionId}/${command}`, method === 'POST' ? (body ?? {}) : undefined),
  };
};
