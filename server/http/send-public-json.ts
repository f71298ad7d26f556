import {brotliCompressSync, constants} from 'node:zlib';
import type {RequestHandler} from 'express';

type Send = (
  request: Parameters<RequestHandler>[0],
  response: Parameters<RequestHandler>[1],
  body: unknown,
) => void;

/** Smaller answers fit in one packet uncompressed. */
const MIN_BYTES = 1_000;

/**
 * Creates the function that sends the answers of one public route, compressed for clients that accept brotli. The
 * last answer is cached, because public data rarely changes. Only for data that is the same for all clients: the
 * length of a compressed answer reveals its content.
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
