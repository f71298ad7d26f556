import {brotliCompressSync, constants} from 'node:zlib';
import type {RequestHandler} from 'express';

type Send = (
  request: Parameters<RequestHandler>[0],
  response: Parameters<RequestHandler>[1],
  body: unknown,
) => void;

/** Smaller answers go into one packet as they are. */
const MIN_BYTES = 1_000;

/**
 * Creates the sender of one public route's answers: compressed for clients that take brotli. The last answer is kept, for public data
 * seldom changes. Only for data that is the same for everybody: the length of a compressed answer tells of its content.
 */
export const createPublicJsonSender = (): Send => {
  let text = '';
  let compressed: Buffer = Buffer.alloc(0);
  return (request, response, body) => {
    const json = JSON.stringify(body);
    response.vary('Accept-Encoding');
    if (json.length < MIN_BYTES || request.acceptsEncodings('br') !== 'br') return void response.json(body);
    if (json !== text) {
      compressed = brotliCompressSync(json, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}});
      text = json;
    }
    response.set('Content-Encoding', 'br').type('json').send(compressed);
  };
};
