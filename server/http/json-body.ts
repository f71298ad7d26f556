import type {Request} from 'express';
import {MAX_BODY_BYTES, MAX_JSON_DEPTH} from '../../contract/limit.ts';
import {fieldPath} from './field-errors.ts';
import {HttpProblem} from './http-problem.ts';
import {nextTurn} from './next-turn.ts';

// After a refusal, up to this many bytes are read and ignored, so that the answer reaches the sender;
// then the connection is closed.
const MAX_IGNORED_BYTES = 8 * 1024 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/iu;

/**
 * Reads a JSON body. Throws an HttpProblem: 415 for other types, charsets and any content coding (so that nothing
 * is ever decompressed), 413 above the limit, 400 for a body that is not JSON in UTF-8, 422 for values that are
 * nested too deep.
 */
export const readJsonBody = async (request: Request): Promise<unknown> => {
  requireType(request, JSON_TYPE, 'application/json');
  const bytes = await readBytes(request);
  await nextTurn();
  const value = parse(bytes);
  if (!isPlainlyShallow(bytes)) requireShallow(value);
  return value;
};

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/iu;

/** Reads the body of a form that a browser submits without JavaScript. Throws the same errors as `readJsonBody`. */
export const readFormBody = async (request: Request): Promise<URLSearchParams> => {
  requireType(request, FORM_TYPE, 'application/x-www-form-urlencoded');
  return new URLSearchParams((await readBytes(request)).toString('utf8'));
};

const requireType = ({headers}: Request, type: RegExp, accepted: string): void => {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  // RFC 9110 section 15.5.16: the answer names the accepted codings.
  if (coding !== 'identity' && coding !== '')
    throw new HttpProblem('unsupported-media-type', {headers: {'Accept-Encoding': 'identity'}});
  if (!type.test(headers['content-type']?.trim() ?? ''))
    throw new HttpProblem('unsupported-media-type', {headers: {'Accept-Post': accepted}});
};

const readBytes = async (request: Request): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge(request);
  // The code that reads the body sends this answer, not the listener; HTTP/1.0 has no such answer (RFC 9110 section
  // 10.1.1).
  if (request.headers.expect !== undefined && request.httpVersion === '1.1') request.res?.writeContinue();
  return await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = () => {
      request.off('data', take).off('end', finish).off('close', abandon).off('error', abandon);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= MAX_BODY_BYTES) return;
      stop();
      reject(tooLarge(request));
    };
    const finish = () => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const abandon = () => {
      stop();
      reject(new HttpProblem('bad-request'));
    };
    request.on('data', take).on('end', finish).on('close', abandon).on('error', abandon);
  });
};

const tooLarge = (request: Request): HttpProblem => {
  let ignored = 0;
  request.on('data', (chunk: Buffer) => {
    ignored += chunk.length;
    if (ignored > MAX_IGNORED_BYTES) request.socket.destroy();
  });
  // The connection may break after the answer; there is nothing left to report.
  request.on('error', () => {});
  return new HttpProblem('body-too-large', {errors: [{field: 'body', code: 'too-long'}]});
};

const utf8 = new TextDecoder('utf-8', {fatal: true});

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new HttpProblem('bad-json', {errors: [{field: 'body', code: 'invalid-format'}], cause});
  }
};

const OPENERS = new Set(['[', '{'].map((bracket) => bracket.codePointAt(0)));

// Most bodies contain fewer brackets than the allowed depth, so their values need no check.
const isPlainlyShallow = (bytes: Buffer): boolean => {
  let count = 0;
  for (const byte of bytes) if (OPENERS.has(byte)) count += 1;
  return count <= MAX_JSON_DEPTH;
};

// Uses no recursion, because a body of 64 KiB can nest thirty thousand levels deep.
const requireShallow = (body: unknown): void => {
  const open: {readonly value: unknown; readonly path: readonly string[]}[] = [{value: body, path: []}];
  for (let next = open.pop(); next; next = open.pop()) {
    const {value, path} = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > MAX_JSON_DEPTH)
      throw new HttpProblem('invalid-fields', {
        errors: [{field: fieldPath(path.slice(0, 1)), code: 'invalid-format'}],
      });
    for (const [key, child] of Object.entries(value)) open.push({value: child, path: [...path, key]});
  }
};
