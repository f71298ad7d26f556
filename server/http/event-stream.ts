import type {Response} from 'express';

// Proxies close silent connections after 30 to 60 seconds.
const COMMENT_EVERY_MS = 15_000;
// The limit for a client that does not read. The events are in the store, so the stream can end without a loss.
const MOST_QUEUED_BYTES = 256 * 1_024;

/** One server-sent event. */
export type StreamedEvent = {readonly id?: string; readonly name: string; readonly data: unknown};

/** The server's side of an event stream. */
export type EventSink = {
  readonly send: (event: StreamedEvent) => void;
  readonly end: () => void;
  readonly isClosed: boolean;
  /** Called once when the stream has ended, on either side. */
  readonly onClose: (done: () => void) => void;
  /** Called every 15 seconds while the stream is open. */
  readonly onTick: (tick: () => void) => void;
};

const setHeaders = (response: Response): void => {
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
};

/** Answers HEAD with the headers of a stream. A stream has no end, so the connection would wait for one. */
export const answerStreamHead = (response: Response): void => {
  setHeaders(response);
  response.end();
};

/**
 * Answers with a stream of server-sent events. No proxy transforms or buffers the stream (`no-transform`,
 * `X-Accel-Buffering`), and a comment every 15 seconds keeps the connection open. A client that stops reading is
 * disconnected.
 */
export const openEventStream = (response: Response): EventSink => {
  setHeaders(response);
  response.flushHeaders();
  const ticks: (() => void)[] = [];
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MOST_QUEUED_BYTES) response.destroy();
  };
  const timer = setInterval(() => {
    write(':\n\n');
    for (const tick of ticks) tick();
  }, COMMENT_EVERY_MS).unref();
  response.once('close', () => clearInterval(timer));
  return {
    send: ({id, name, data}) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void response.end(),
    get isClosed() {
      return response.writableEnded || response.destroyed;
    },
    onClose: (done) => void response.once('close', done),
    onTick: (tick) => void ticks.push(tick),
  };
};
