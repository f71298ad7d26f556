import {Router, type Request, type RequestHandler} from 'express';
import {IDEMPOTENCY_HEADER, UUID_PATTERN} from '../../contract/idempotency.ts';
import type {ProofOfWork} from '../proof-of-work/proof-of-work.ts';
import {clientOf} from './request-client.ts';
import {answerStreamHead, openEventStream} from './event-stream.ts';
import {fieldErrors} from './field-errors.ts';
import {HttpProblem} from './http-problem.ts';
import {readFormBody, readJsonBody} from './json-body.ts';
import {admitAllOrigins, admitFormOrigins, answerPreflight, type OriginPolicy} from './origin-policy.ts';
import {limitForms, limitRate} from './rate-limit.ts';
import type {RateLimiters} from './rate-limiters.ts';
import {languageOf} from './request-language.ts';
import {requireProof} from './require-proof.ts';
import type {Route, RoutePolicy} from './route.ts';
import {createPublicJsonSender} from './send-public-json.ts';

/** The limits that routes share. */
export type HttpPolicies = {
  readonly origins: OriginPolicy;
  readonly limiters: RateLimiters;
  /** The proofs of work; undefined without limits. */
  readonly proofs: ProofOfWork | undefined;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves declared routes; on their paths, other methods get 405 with `Allow`. */
export const mountRoutes = (routes: readonly Route[], policies: HttpPolicies): Router => {
  const router = Router({caseSensitive: true, strict: true});
  const admission = admissions(policies);
  for (const [path, atPath] of Map.groupBy(routes, (route) => route.path)) {
    const methods = [...new Set(atPath.flatMap(methodsOf)), 'OPTIONS'];
    for (const {policy} of atPath) router.all(path, admission[policy].origins);
    router.options(path, answerPreflight(methods));
    for (const route of atPath) {
      router[route.method](path, admission[route.policy].rate, serve(route, policies));
      // An admitted origin may send. Forms check this before a visitor fills them in.
      if (route.method === 'post') router.head(path, (_request, response) => void response.status(204).end());
    }
    router.all(path, () => {
      throw new HttpProblem('method-not-allowed', {headers: {Allow: methods.join(', ')}});
    });
  }
  return router;
};

const METHODS = {get: ['GET', 'HEAD'], post: ['POST', 'HEAD'], delete: ['DELETE']} as const;
const methodsOf = ({method}: Route): readonly string[] => METHODS[method];

const admissions = ({
  origins,
  limiters,
}: HttpPolicies): Record<RoutePolicy, {origins: RequestHandler; rate: RequestHandler}> => ({
  publicForm: {origins: admitFormOrigins(origins), rate: limitForms(limiters)},
  formRead: {origins: admitFormOrigins(origins), rate: limitRate(limiters.read)},
  publicRead: {origins: admitAllOrigins, rate: limitRate(limiters.read)},
  probe: {origins: admitAllOrigins, rate: limitRate(undefined)},
});

const serve = (route: Route, policies: HttpPolicies): RequestHandler => {
  const sendPublic = route.policy === 'publicRead' ? createPublicJsonSender() : undefined;
  return async (request, response) => {
    const key = route.isIdempotent ? idempotencyKeyOf(request) : undefined;
    const body = route.body ? await parseBody(request, route.body, route.takesForm) : undefined;
    // Only requests that store something need a proof of work.
    if (route.isIdempotent && !route.isProofFree) await requireProof(policies, {request, response, body});
    const answer = await route.handle({
      body,
      key,
      origin: request.headers.origin ?? '',
      client: () => clientOf(request),
      objects: () => request.get('Sec-GPC') === '1' || request.get('DNT') === '1',
      // A route names its parts one by one; none is a list.
      params: request.params as Record<string, string>,
      bearer: /^Bearer ([\w-]+)$/iu.exec(request.get('Authorization') ?? '')?.[1],
      lastEventId: request.get('Last-Event-ID'),
      language: () => languageOf(request),
    });
    if (typeof answer === 'function')
      return request.method === 'HEAD' ? answerStreamHead(response) : answer(openEventStream(response));
    response.status(answer.status).set({'Cache-Control': 'no-store', ...answer.headers});
    // Express would hash the answer for an ETag, which is useless for a POST.
    if (answer.body === undefined) response.end();
    else if (sendPublic) sendPublic(request, response, answer.body);
    else if (route.method === 'get') response.json(answer.body);
    else response.set('Content-Type', JSON_TYPE).end(JSON.stringify(answer.body));
  };
};

const parseBody = async (
  request: Request,
  schema: NonNullable<Route['body']>,
  takesForm = false,
): Promise<unknown> => {
  const isForm = takesForm && request.is('application/x-www-form-urlencoded') !== false;
  const given = isForm ? Object.fromEntries(await readFormBody(request)) : await readJsonBody(request);
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new HttpProblem('invalid-fields', {errors: fieldErrors(parsed.error)});
  return parsed.data;
};

const idempotencyKeyOf = (request: Request): string | undefined => {
  const key = request.get(IDEMPOTENCY_HEADER)?.trim();
  if (key === undefined || UUID_PATTERN.test(key)) return key?.toLowerCase();
  throw new HttpProblem('invalid-idempotency-key', {
    errors: [{field: IDEMPOTENCY_HEADER, code: 'invalid-format'}],
  });
};
