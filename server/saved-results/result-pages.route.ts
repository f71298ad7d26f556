import {Router, type RequestHandler, type Response} from 'express';
import type {PublicAgency} from '../../agency/public.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {HttpProblem} from '../http/http-problem.ts';
import {PAGE_POLICY} from '../http/plain-page.ts';
import {limitRate} from '../http/rate-limit.ts';
import type {RateLimiters} from '../http/rate-limiters.ts';
import type {Keys} from '../keys/keys.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Store} from '../storage/store.ts';
import {deleteResultLink, findSavedPage, resultPath} from './result-link.ts';
import {resultNote, type ResultPageParts, savedResultPage} from './result-page.ts';
import type {ResultWriter} from './written-result.ts';

type Parts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly now: () => Date;
  readonly write: ResultWriter;
  readonly limiters: RateLimiters;
  /** The values of the agency's placeholders. */
  readonly values: Readonly<Record<string, string>>;
  readonly tpmo: PublicAgency['tpmo'];
};

/**
 * `/result/<token>` and its translations: GET shows saved results without health answers, POST deletes the page. Plain HTML without scripts.
 * The token is all the permission it takes. A page that was deleted, has ended, was replaced, erased or withdrawn answers 404, as does a
 * guess: nobody learns that there was one.
 */
export const resultPages = (parts: Parts): Router => {
  const router = Router({caseSensitive: true, strict: true});
  for (const language of LANGUAGES) {
    const path = resultPath(language, ':token');
    router.all(path, setHeaders(language));
    router.get(path, limitRate(parts.limiters.read), answer(parts, language, show));
    router.post(path, limitRate(parts.limiters.form), answer(parts, language, remove));
    router.all(path, () => {
      throw new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD, POST'}});
    });
  }
  return router;
};

type Act = (parts: Parts, page: ResultPageParts, response: Response) => Promise<void>;

const show: Act = async ({store, keys, now, write}, parts, response) => {
  const moment = now();
  const page = await findSavedPage(store, await keys.ring(), {token: parts.token, now: moment});
  if (page)
    response.send(savedResultPage({parts, page, result: write(page.saved, parts.language), now: moment}));
  else response.status(404).send(resultNote(parts, 'gone'));
};

const remove: Act = async ({store, keys, now}, parts, response) => {
  const page = await findSavedPage(store, await keys.ring(), {token: parts.token, now: now()});
  if (page) await deleteResultLink(store, page.submissionId);
  response.status(page ? 200 : 404).send(resultNote(parts, page ? 'done' : 'gone'));
};

const answer =
  (parts: Parts, language: Language, act: Act): RequestHandler =>
  async (request, response) => {
    const {token = ''} = request.params;
    const {values, tpmo} = parts;
    const page = {language, token: typeof token === 'string' ? token : '', values, tpmo};
    // Nothing in a body matters; it is read so that the connection can go on.
    request.resume();
    try {
      await act(parts, page, response);
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      response
        .status(503)
        .set('Retry-After', String(error.retryAfterSeconds))
        .send(resultNote(page, 'later'));
    }
  };

const setHeaders =
  (language: Language): RequestHandler =>
  (_request, response, next) => {
    response.set({
      'Content-Security-Policy': PAGE_POLICY,
      'Cache-Control': 'no-store',
      'Content-Language': language,
      // The address is a secret: it goes to no other page.
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    });
    response.type('html');
    next();
  };
