import type {PushMessage} from '../../contract/desk-push.ts';
import {type Language, languageOrDefault} from '../../contract/language.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import zh from './messages/zh.json';

const TEXTS: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {en, es, fr, de, zh};
const KINDS = ['lead', 'visitor', 'test'] as const satisfies readonly PushMessage['kind'][];

/** A notification as shown by the device, and the screen that it opens. */
export type Notice = {
  readonly title: string;
  readonly body: string;
  readonly tag: PushMessage['kind'];
  readonly path: string;
};

/** Returns the language in a worker's address. */
export const languageIn = (search: string): Language => {
  const given = new URLSearchParams(search).get('lang');
  return languageOrDefault(given);
};

/**
 * Builds the notification for a message. Every message shows a notification, because browsers end the subscription of a silent worker. Only
 * screens of the desk are opened.
 */
export const noticeOf = (message: unknown, language: Language): Notice => {
  const {kind, count, path}: Partial<Record<string, unknown>> =
    typeof message === 'object' && message !== null ? {...message} : {};
  const tag = KINDS.find((each) => each === kind) ?? 'lead';
  const number = typeof count === 'number' && count > 1 ? count : 1;
  const texts = TEXTS[language];
  const isScreen = typeof path === 'string' && /^\/desk(?:[/?]|$)/u.test(path) && !path.includes('..');
  return {
    title: texts[`push.${tag}.title`],
    body: texts[`push.${tag}.${number === 1 ? 'one' : 'other'}`].replace('{{count}}', String(number)),
    tag,
    path: isScreen ? path : '/desk',
  };
};
