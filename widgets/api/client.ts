/**
 * The client of the server, as one chunk (ky is most of it). Import it dynamically, at a visitor's first touch of a
 * form: `const {post} = await import('../api/client.ts')`.
 */
export {ApiError} from './api-error.ts';
export {newKey} from './idempotency-key.ts';
export {NoAnswerError} from './no-answer-error.ts';
export {isOriginRefused} from './origin-check.ts';
export {post} from './post.ts';
