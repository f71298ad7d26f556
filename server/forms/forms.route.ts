import {hash, randomUUID} from 'node:crypto';
import {Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response} from 'express';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {UUID_PATTERN} from '../../contract/idempotency.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {MAX_LENGTH} from '../../contract/limit.ts';
import {acceptedLine} from '../../contract/text-rule.ts';
import {PROBLEM_STATUS, type FieldError, type ProblemCode} from '../../contract/problem.ts';
import {asProblem} from '../http/answer-problem.ts';
import {fieldErrors} from '../http/field-errors.ts';
import {readFormBody} from '../http/json-body.ts';
import type {HttpPolicies} from '../http/mount-routes.ts';
import {admitFormOrigins} from '../http/origin-policy.ts';
import {PAGE_POLICY} from '../http/plain-page.ts';
import {limitForms} from '../http/rate-limit.ts';
import {clientOf} from '../http/request-client.ts';
import {requireProof} from '../http/require-proof.ts';
import type {DataKey} from '../keys/data-key.ts';
import type {Keys} from '../keys/keys.ts';
import {message} from '../messages/messages.ts';
import {formPage, formPath, refusalPage, thanksPage} from './form-page.ts';
import type {PlainForm} from './plain-form.ts';

/**
 * Accepts forms from browsers without JavaScript: `POST /forms/quote`, `/es/forms/contact` and so on. A stored request is answered with 303
 * to a thank-you page, so that a reload sends nothing again; after a mistake, after too many requests and when nothing can be stored, the
 * form is shown again with the answers.
 */
export const formPages = (
  forms: readonly PlainForm[],
  {policies, keys, agency}: Omit<Parts, 'language'>,
): Router => {
  const router = Router({caseSensitive: true, strict: true});
  for (const language of LANGUAGES) {
    const thanks = formPath(language, 'thanks');
    router.get(thanks, setHeaders(language), (_request, response) => {
      response.send(thanksPage(language, agency));
    });
    for (const form of forms) {
      const path = formPath(language, form.name);
      router.post(
        path,
        setHeaders(language),
        admitFormOrigins(policies.origins),
        limitForms(policies.limiters),
        take(form, {language, policies, keys, agency}),
        refuse(form, {language, agency}),
      );
      router.all(path, setHeaders(language), (_request, response) => {
        response.status(PROBLEM_STATUS['method-not-allowed']).set('Allow', 'POST');
        response.send(refusalPage(language, agency, 'notHere'));
      });
    }
  }
  return router;
};

const setHeaders =
  (language: Language): RequestHandler =>
  (_request, response, next) => {
    response
      .set({
        'Content-Security-Policy': PAGE_POLICY,
        'Cache-Control': 'no-store',
        'Content-Language': language,
        'X-Robots-Tag': 'noindex',
      })
      .type('html');
    next();
  };

type Parts = {
  readonly language: Language;
  readonly policies: HttpPolicies;
  readonly keys: Pick<Keys, 'ring'>;
  readonly agency: AgencyConfig;
};

const take =
  (form: PlainForm, {language, policies, keys, agency}: Parts): RequestHandler =>
  async (request, response) => {
    const answers = await readFormBody(request);
    const given = answers.get('key') ?? '';
    const body = bodyOf(form, {language, answers, request});
    const again = (status: number, errors: readonly FieldError[], problem?: ProblemCode) => {
      const note = problem && message(language, `${problem}.detail`);
      const page = {language, agency, form, answers, errors, note, key: keyAfter(answers, problem)};
      response.status(status).send(formPage(page));
    };
    const parsed = form.schema.safeParse(body);
    if (!parsed.success) return again(PROBLEM_STATUS['invalid-fields'], fieldErrors(parsed.error));
    try {
      await requireProof(policies, {request, response, body: parsed.data});
      const client = clientOf(request);
      const key = UUID_PATTERN.test(given)
        ? given.toLowerCase()
        : keyOfDay((await keys.ring()).current, [form.name, client.ip, JSON.stringify(body)]);
      await form.submit(body, {key, origin: request.headers.origin ?? '', client});
    } catch (error) {
      const {code, status, retryAfterSeconds} = asProblem(error);
      if (code === 'internal') throw error;
      if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
      return again(status, [], code);
    }
    return response.redirect(303, formPath(language, 'thanks'));
  };

// A static page contains no key. The same answers from the same address on the same day therefore count as one
// request, even if the button is pressed several times. The key is derived with a secret, so that the stored key
// reveals nothing about the answers.
const keyOfDay = (dataKey: DataKey, parts: readonly string[]): string => {
  const day = new Date().toISOString().slice(0, 10);
  const hex = hash('sha256', dataKey.hashed('fingerprint', JSON.stringify([day, ...parts])));
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};

const bodyOf = (
  form: PlainForm,
  {
    language,
    answers,
    request,
  }: {readonly language: Language; readonly answers: URLSearchParams; readonly request: Request},
): Record<string, unknown> => ({
  // Browsers send line breaks as CR LF.
  ...Object.fromEntries(
    form.fields.map((field) => [field, (answers.get(field) ?? '').replaceAll('\r\n', '\n')]),
  ),
  context: {
    lang: language,
    partner: acceptedLine(answers.get('partner') ?? '', MAX_LENGTH.partner),
    page: acceptedLine(request.get('Referer') ?? '', MAX_LENGTH.page),
    widget: `${form.name}-form`,
    proof: {trap: acceptedLine(answers.get('website') ?? '', MAX_LENGTH.proof)},
  },
});

// A key that belongs to other answers would be refused every time.
const keyAfter = (answers: URLSearchParams, problem: ProblemCode | undefined): string => {
  const given = answers.get('key') ?? '';
  return UUID_PATTERN.test(given) && problem !== 'idempotency-conflict' ? given : randomUUID();
};

// The request was refused before the body was read. After too many requests, the body is read all the same, because a household that shares an
// address would otherwise lose what it typed; a request from a foreign site gets no form of ours.
const refuse =
  (form: PlainForm, {language, agency}: Pick<Parts, 'language' | 'agency'>): ErrorRequestHandler =>
  // Express recognizes error handlers by their four parameters.
  async (error: unknown, request: Request, response: Response, next) => {
    const {code, status, retryAfterSeconds} = asProblem(error);
    if (code === 'internal' || response.headersSent) return next(error);
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    const detail = message(language, `${code}.detail`);
    const answers = code === 'too-many-requests' ? await answersOf(request) : undefined;
    request.resume();
    const page = answers
      ? formPage({language, agency, form, answers, errors: [], note: detail, key: keyAfter(answers, code)})
      : refusalPage(
          language,
          agency,
          // The API's texts for these codes are for programs.
          code === 'unsupported-media-type' || code === 'bad-request'
            ? 'unreadable'
            : {title: message(language, `${code}.title`), detail},
        );
    return response.status(status).send(page);
  };

const answersOf = async (request: Request): Promise<URLSearchParams | undefined> => {
  try {
    return await readFormBody(request);
  } catch {
    // A body that is not a form, or is too large: the page reports the error and does not repeat the answers.
    return undefined;
  }
};
