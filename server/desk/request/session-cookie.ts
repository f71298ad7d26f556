import type {Request, Response} from 'express';
import {LIFETIME_MS} from '../member/session.store.ts';

/**
 * The name of the cookie. With `__Host-` a browser takes the cookie only with `Secure`, for this host alone and for all of its paths: no other
 * host of the domain can set it. Chromium and Firefox take it from http://localhost too; elsewhere the desk needs https.
 */
export const SESSION_COOKIE = '__Host-lamplight-desk';

const FLAGS = {httpOnly: true, secure: true, sameSite: 'strict', path: '/'} as const;

/** Returns the browser the cookie of a session. */
export const setSessionCookie = (response: Response, secret: string): void =>
  void response.cookie(SESSION_COOKIE, secret, {...FLAGS, maxAge: LIFETIME_MS});

/** Takes the cookie back. */
export const clearSessionCookie = (response: Response): void =>
  void response.clearCookie(SESSION_COOKIE, FLAGS);

/** The secret in a request's cookie; undefined where there is none. */
export const sessionSecretOf = ({headers}: Request): string | undefined =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === SESSION_COOKIE)?.[1];
