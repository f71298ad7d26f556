import type {Request, RequestHandler} from 'express';
import {IDEMPOTENCY_HEADER} from '../../contract/idempotency.ts';
import {HttpProblem} from './http-problem.ts';

/** The origins that may send forms. */
export type OriginPolicy = {
  /** The agency's own addresses. */
  readonly own: readonly string[];
  /**
   * Whether the list is complete. If not, the address in a request's Host header also counts as the agency's, although a client can choose
   * it.
   */
  readonly isOwnComplete?: boolean;
  /** The origins of partner sites. */
  readonly partners: readonly string[];
};

const PREFLIGHT_SECONDS = 600;

// Returns the Origin that a browser sends from a page of this server. Behind a proxy, the scheme is right only with
// TRUST_PROXY.
const addressedOrigin = (request: Request): string =>
  `${request.protocol}://${request.host ?? ''}`.toLowerCase();

/**
 * Admits requests to forms. Same-origin requests and requests without `Origin` pass; partners pass with CORS
 * headers, without credentials; any other origin, including `null`, gets 403 and no CORS header.
 */
export const admitFormOrigins = ({own, isOwnComplete = false, partners}: OriginPolicy): RequestHandler => {
  const ownOrigins = new Set(own);
  const partnerOrigins = new Set(partners);
  return (request, response, next) => {
    response.vary('Origin');
    const {origin} = request.headers;
    if (origin === undefined || ownOrigins.has(origin)) return next();
    if (!isOwnComplete && origin === addressedOrigin(request)) return next();
    if (!partnerOrigins.has(origin)) throw new HttpProblem('origin-refused');
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
    });
    return next();
  };
};

/** Lets any page read public data, without credentials. */
export const admitAllOrigins: RequestHandler = (_request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  next();
};

/** Answers OPTIONS from an admitted origin with the methods of the path. */
export const answerPreflight =
  (methods: readonly string[]): RequestHandler =>
  (request, response) => {
    response.set('Allow', methods.join(', '));
    if (response.hasHeader('Access-Control-Allow-Origin') && request.headers['access-control-request-method'])
      response.set({
        'Access-Control-Allow-Methods': methods.filter((method) => method !== 'OPTIONS').join(', '),
        'Access-Control-Allow-Headers': `Content-Type, ${IDEMPOTENCY_HEADER}, Authorization, Last-Event-ID`,
        'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
      });
    response.vary('Access-Control-Request-Method').vary('Access-Control-Request-Headers').sendStatus(204);
  };
