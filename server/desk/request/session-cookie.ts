import type {Request, Response} from 'express';
import {LIFETIME_MS} from '../member/session.store.ts';

/**
 * The name of the cookie. Because of `__Host-`, a browser accepts the cookie only with `Secure`, for this host
 * alone and for all its paths: no other host of the domain can set the cookie. Chromium and Firefox also accept it
 * from http://localhost; other addresses of the desk need https.
 */
export const SESSION_COOKIE = '__Host-lamplight-desk';

const FLAGS = {httpOnly: true, secure: true, sameSite: 'strict', path: '/'} as const;

/** Sets the cookie of a session. */
export const setSessionCookie = (response: Response, secret: string): void =>
  void response.cookie(SESSION_COOKIE, secret, {...FLAGS, maxAge: LIFETIME_MS});

/** Deletes the cookie. */
export const clearSessionCookie = (response: Response): void =>
  void response.clearCookie(SESSION_COOKIE, FLAGS);

/** Reads the secret in a request's cookie; undefined without a cookie. */
export const sessionSecretOf = ({headers}: Request): string | undefined =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === SESSION_COOKIE)?.[1];
