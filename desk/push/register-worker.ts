import {navigate} from 'wouter/use-browser-location';
import type {Language} from '../../contract/language.ts';
import type {WorkerMessage} from '../worker/worker-scope.ts';

type ScriptPolicy = {readonly createScriptURL: (text: string) => string};
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
};

// The only Trusted Types policy that the page's Content-Security-Policy allows. It permits one script URL.
const WORKER = /^\/desk\/worker\.js\?lang=[a-z]{2}$/u;
const rules: ScriptPolicy = {
  createScriptURL: (text) => {
    if (!WORKER.test(text)) throw new TypeError('not the worker of the desk');
    return text;
  },
};
const types = (globalThis as {readonly trustedTypes?: TrustedTypes}).trustedTypes;
const policy = types?.createPolicy('lamplight-desk-worker', rules) ?? rules;

/** Returns whether this browser supports service workers. Private windows of Firefox and http addresses other than localhost do not. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/**
 * Registers the service worker with the language of its notifications. When registration fails, only notifications and the offline page are
 * missing.
 */
export const registerWorker = async (language: Language): Promise<void> => {
  if (!hasWorkers()) return;
  const address = policy.createScriptURL(`/desk/worker.js?lang=${language}`);
  await navigator.serviceWorker.register(address, {scope: '/desk', updateViaCache: 'none'}).catch(() => {});
};

const openScreen = ({data}: MessageEvent<WorkerMessage>): void => navigate(data.open);

/** Opens the screens that notifications link to. Returns a function that stops this. */
export const followNotifications = (): (() => void) => {
  if (!hasWorkers()) return () => {};
  navigator.serviceWorker.addEventListener('message', openScreen);
  return () => navigator.serviceWorker.removeEventListener('message', openScreen);
};
