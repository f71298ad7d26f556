import {navigate} from 'wouter/use-browser-location';
import type {Language} from '../../contract/language.ts';
import type {WorkerMessage} from '../worker/worker-scope.ts';

type ScriptPolicy = {readonly createScriptURL: (text: string) => string};
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
};

// The one policy that the page's Content-Security-Policy allows, for the one script that it may register.
const WORKER = /^\/desk\/worker\.js\?lang=[a-z]{2}$/u;
const rules: ScriptPolicy = {
  createScriptURL: (text) => {
    if (!WORKER.test(text)) throw new TypeError('not the worker of the desk');
    return text;
  },
};
const types = (globalThis as {readonly trustedTypes?: TrustedTypes}).trustedTypes;
const policy = types?.createPolicy('lamplight-desk-worker', rules) ?? rules;

/** Whether this browser has service workers: not in a private window of Firefox, nor over http but on this machine. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** Registers the service worker, in the language of its notifications. A failure takes nothing from the desk but notifications and the offline page. */
export const registerWorker = async (language: Language): Promise<void> => {
  if (!hasWorkers()) return;
  const address = policy.createScriptURL(`/desk/worker.js?lang=${language}`);
  await navigator.serviceWorker.register(address, {scope: '/desk', updateViaCache: 'none'}).catch(() => {});
};

const openScreen = ({data}: MessageEvent<WorkerMessage>): void => navigate(data.open);

/** Opens the screens that notifications lead to; gives what stops that. */
export const followNotifications = (): (() => void) => {
  if (!hasWorkers()) return () => {};
  navigator.serviceWorker.addEventListener('message', openScreen);
  return () => navigator.serviceWorker.removeEventListener('message', openScreen);
};
