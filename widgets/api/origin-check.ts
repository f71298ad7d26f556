import {API_PATHS} from '../../contract/api-path.ts';

const PATIENCE_MS = 5_000;

type Outcome = 'answered' | 'refused' | 'silent';

const ask = async (address: string, init: RequestInit): Promise<Outcome> => {
  try {
    const {status} = await fetch(address, {
      ...init,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status === 403 ? 'refused' : 'answered';
  } catch (error) {
    // A time-out reveals nothing about permission; any other failure is a refusal or a missing network.
    return (error as Partial<Error> | null)?.name === 'TimeoutError' ? 'silent' : 'refused';
  }
};

/**
 * Returns whether the server refuses posts from this page's origin, before a visitor fills in the form. Sends one HEAD
 * to the form's address, which needs no preflight: a permitted origin can read the answer, any other origin cannot.
 * When the answer is unreadable, a public GET distinguishes a refusal from a missing network, and a second HEAD confirms
 * the refusal. Never throws; returns false in doubt.
 */
export const isOriginRefused = async (api: string, path: string): Promise<boolean> => {
  if (new URL(api).origin === location.origin) return false;
  const isRefused = async (): Promise<boolean> => (await ask(api + path, {method: 'HEAD'})) === 'refused';
  if (!(await isRefused()) || (await ask(api + API_PATHS.health, {})) !== 'answered') return false;
  return await isRefused(); // a connection that returned between the two requests is no refusal
};
