import type {ErrorRequestHandler, Request, Response} from 'express';
import type {Logger} from 'pino';
import {PROBLEM_MEDIA_TYPE, PROBLEM_STATUS, type Problem, type ProblemCode} from '../../contract/problem.ts';
import {message} from '../messages/messages.ts';
import {HttpProblem} from './http-problem.ts';
import {requestIdOf} from './request-id.ts';
import {languageOf} from './request-language.ts';

/** Answers a request with a problem, in the requested language. */
const sendProblem = (request: Request, response: Response, problem: HttpProblem): void => {
  const language = languageOf(request);
  const {code, status, errors, challenge, current} = problem;
  const body: Problem = {
    type: `urn:lamplight:problem:${code}`,
    title: message(language, `${code}.title`),
    status,
    code,
    detail: message(language, `${code}.detail`),
    errors,
    requestId: requestIdOf(response),
    ...(challenge ? {challenge} : {}),
    ...(current === undefined ? {} : {current}),
  };
  if (problem.retryAfterSeconds !== undefined) response.set('Retry-After', String(problem.retryAfterSeconds));
  response
    .status(status)
    .set({'Cache-Control': 'no-store', 'Content-Language': language, ...problem.headers})
    .vary('Accept-Language')
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(body));
};

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(PROBLEM_STATUS, code);

/** Converts an error to a problem. Errors of the services carry one of the contract's codes. */
export const asProblem = (error: unknown): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  if (!(error instanceof Error)) return new HttpProblem('internal', {cause: error});
  if ('code' in error && isProblemCode(error.code)) {
    const retryAfterSeconds = 'retryAfterSeconds' in error ? Number(error.retryAfterSeconds) : undefined;
    return new HttpProblem(error.code, {
      cause: error,
      ...(retryAfterSeconds === undefined ? {} : {retryAfterSeconds}),
    });
  }
  // Express marks errors of the client with a status, such as a path of `%ff`.
  const status = 'status' in error ? Number(error.status) : 500;
  if (status === 404) return new HttpProblem('not-found', {cause: error});
  return new HttpProblem(status >= 400 && status < 500 ? 'bad-request' : 'internal', {cause: error});
};

/**
 * Handles every error of every route and answers with a problem. Logs only unexpected errors, because the store
 * logs its own errors. `onProblem` is for the metrics.
 */
export const answerErrors =
  (log: Logger, onProblem: (code: ProblemCode) => void = () => {}): ErrorRequestHandler =>
  // Express recognizes error handlers by their four parameters.
  (error: unknown, request, response, _next) => {
    const problem = asProblem(error);
    onProblem(problem.code);
    if (problem.code === 'internal')
      log.error(
        {requestId: requestIdOf(response), code: problem.code, err: problem.cause ?? problem},
        'request failed',
      );
    if (response.headersSent) response.destroy();
    else sendProblem(request, response, problem);
  };
