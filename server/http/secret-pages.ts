import {Router, type Request, type RequestHandler, type Response} from 'express';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import {HttpProblem} from './http-problem.ts';
import {PAGE_POLICY} from './plain-page.ts';
import {limitRate} from './rate-limit.ts';
import type {RateLimiters} from './rate-limiters.ts';

/** A page in a language, at an address that contains a token. */
export type SecretPage = {readonly language: Language; readonly token: string};

/** Answers a request for a page. */
export type SecretPageAct = (page: SecretPage, response: Response, request: Request) => Promise<void>;

type Parts = {
  /** Returns the address of the page in a language. */
  readonly pathOf: (language: Language, token: string) => string;
  readonly limiters: Pick<RateLimiters, 'read' | 'form'>;
  /** Answers GET. GET changes nothing, because mail scanners open links. */
  readonly show: SecretPageAct;
  /** Answers POST from any origin, including mail programs (RFC 8058): the token is the only permission. */
  readonly act: SecretPageAct;
  /** Returns the HTML for an unavailable store. */
  readonly later: (page: SecretPage) => string;
};

/** Serves pages at secret addresses in every language: plain HTML without scripts. Other methods answer 405. */
export const secretPages = ({pathOf, limiters, show, act, later}: Parts): Router => {
  const router = Router({caseSensitive: true, strict: true});
  for (const language of LANGUAGES) {
    const path = pathOf(language, ':token');
    const answer =
      (perform: SecretPageAct): RequestHandler =>
      async (request, response) => {
        const {token} = request.params;
        const page = {language, token: typeof token === 'string' ? token : ''};
        // The body is ignored but must be read, so that the connection can continue.
        request.resume();
        try {
          await perform(page, response, request);
        } catch (error) {
          if (!(error instanceof StorageUnavailableError)) throw error;
          response.status(503).set('Retry-After', String(error.retryAfterSeconds)).send(later(page));
        }
      };
    router.all(path, setHeaders(language));
    router.get(path, limitRate(limiters.read), answer(show));
    router.post(path, limitRate(limiters.form), answer(act));
    router.all(path, () => {
      throw new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD, POST'}});
    });
  }
  return router;
};

const setHeaders =
  (language: Language): RequestHandler =>
  (_request, response, next) => {
    response.set({
      'Content-Security-Policy': PAGE_POLICY,
      'Cache-Control': 'no-store',
      'Content-Language': language,
      // The address is a secret, so no other page may receive it as a referrer.
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    });
    response.type('html');
    next();
  };
