import {timingSafeEqual} from 'node:crypto';
import {type Language, pathPrefix} from '../../../contract/language.ts';
import type {Keyring} from '../../keys/keyring.ts';

const HEX = 32;

const signature = (key: Keyring['current'], submissionId: string): string =>
  key.hashed('reminder', submissionId).slice(0, HEX);

/** Returns the last part of the link that ends a person's reminders, signed with the key. */
export const reminderToken = ({current}: Keyring, submissionId: string): string =>
  `${submissionId}.${signature(current, submissionId)}`;

/** Returns the path of the page that ends reminders, in a language. */
export const reminderPath = (language: Language, token: string): string =>
  `${pathPrefix(language)}/reminders/${token}`;

/** Returns the submission that a token names; undefined for an invalid token. */
export const submissionOfToken = ({all}: Keyring, token: string): string | undefined => {
  const [, id, given] = /^([0-9a-f-]{36})\.([0-9a-f]{32})$/u.exec(token) ?? [];
  if (id === undefined || given === undefined) return undefined;
  const isOurs = all.some((key) => timingSafeEqual(Buffer.from(signature(key, id)), Buffer.from(given)));
  return isOurs ? id : undefined;
};
