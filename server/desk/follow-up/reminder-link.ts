import {timingSafeEqual} from 'node:crypto';
import type {Language} from '../../../contract/language.ts';
import type {Keyring} from '../../keys/keyring.ts';

const HEX = 32;

const signature = (key: Keyring['current'], submissionId: string): string =>
  key.hashed('reminder', submissionId).slice(0, HEX);

/** The end of the link that ends somebody's reminders: nobody can make one without the key. */
export const reminderToken = ({current}: Keyring, submissionId: string): string =>
  `${submissionId}.${signature(current, submissionId)}`;

/** The path of the page that ends reminders, in a language. */
export const reminderPath = (language: Language, token: string): string =>
  `${language === 'en' ? '' : `/${language}`}/reminders/${token}`;

/** The submission that a token names; undefined for what is no token of ours. */
export const submissionOfToken = ({all}: Keyring, token: string): string | undefined => {
  const [, id, given] = /^([0-9a-f-]{36})\.([0-9a-f]{32})$/u.exec(token) ?? [];
  if (id === undefined || given === undefined) return undefined;
  const isOurs = all.some((key) => timingSafeEqual(Buffer.from(signature(key, id)), Buffer.from(given)));
  return isOurs ? id : undefined;
};
