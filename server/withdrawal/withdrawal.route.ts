import {Router, type Request, type RequestHandler, type Response} from 'express';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {HttpProblem} from '../http/http-problem.ts';
import {limitRate} from '../http/rate-limit.ts';
import type {RateLimiters} from '../http/rate-limiters.ts';
import {clientOf} from '../http/request-client.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import {withdrawalPath} from './withdrawal-link.ts';
import {PAGE_POLICY} from '../http/plain-page.ts';
import {consentPage, notePage, type PageParts} from './withdrawal-page.ts';
import type {WithdrawalService} from './withdrawal.service.ts';

type Parts = {
  readonly withdrawals: WithdrawalService;
  readonly limiters: RateLimiters;
  /** The values of the agency's placeholders. */
  readonly values: Readonly<Record<string, string>>;
};

/**
 * `/withdraw/<token>` and its translations: GET shows what was agreed to, POST withdraws it. Plain HTML without scripts. The
 * token is all the permission it takes, so any origin may POST, mail programs among them (RFC 8058); looking alone changes
 * nothing, because programs that check mail open links.
 */
export const withdrawalPages = ({withdrawals, limiters, values}: Parts): Router => {
  const router = Router({caseSensitive: true, strict: true});
  for (const language of LANGUAGES) {
    const path = withdrawalPath(language, ':token');
    router.all(path, setHeaders(language));
    router.get(path, limitRate(limiters.read), show(withdrawals, {language, values}));
    router.post(path, limitRate(limiters.form), withdraw(withdrawals, {language, values}));
    router.all(path, () => {
      throw new HttpProblem('method-not-allowed', {headers: {Allow: 'GET, HEAD, POST'}});
    });
  }
  return router;
};

type PathParts = Omit<PageParts, 'token'>;

const show =
  (withdrawals: WithdrawalService, path: PathParts): RequestHandler =>
  async (request, response) => {
    const parts = {...path, token: tokenOf(request)};
    await orLater(parts, response, async () => {
      const consents = await withdrawals.find(parts.token);
      if (consents) response.send(consentPage(parts, consents, new Date()));
      else response.status(404).send(notePage(parts, 'gone'));
    });
  };

const withdraw =
  (withdrawals: WithdrawalService, path: PathParts): RequestHandler =>
  async (request, response) => {
    const parts = {...path, token: tokenOf(request)};
    // Nothing in the body matters; it is read so that the connection can go on.
    request.resume();
    await orLater(parts, response, async () => {
      const isDone = await withdrawals.withdraw(parts.token, clientOf(request));
      response.status(isDone ? 200 : 404).send(notePage(parts, isDone ? 'done' : 'gone'));
    });
  };

const tokenOf = ({params}: Request): string => {
  const {token} = params;
  return typeof token === 'string' ? token : '';
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
      'X-Robots-Tag': 'noindex',
    });
    response.type('html');
    next();
  };

const orLater = async (parts: PageParts, response: Response, act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    response.status(503).set('Retry-After', String(error.retryAfterSeconds)).send(notePage(parts, 'later'));
  }
};
