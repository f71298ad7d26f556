import {retryAfterMs} from '../../api/retry-after.ts';

/** A refusal of the server: its status, its stable code, and its sentence for the visitor. */
export class ChatFault extends Error {
  override readonly name = 'ChatFault';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly retryAfterMs: number | undefined;

  constructor(response: Response, {code = '', detail = ''}: {code?: string; detail?: string}) {
    super(`${response.status} ${code}`);
    this.status = response.status;
    this.code = code;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs(response.headers);
  }
}

/** Returns whether the server has refused, instead of not answering. */
export const isFault = (error: unknown): error is ChatFault => error instanceof ChatFault;
