/** One server-sent event. */
export type ServerEvent = {readonly id: string; readonly name: string; readonly data: unknown};

// The server sends a comment every 15 seconds. A connection that is silent for longer is dead, even if it was not closed.
const SILENCE_MS = 40_000;

/**
 * Reads server-sent events by fetch until the stream ends or is silent for 40 seconds. Unlike EventSource, fetch reports the status of a
 * refusal and can send the last event's id after a reload. Returns the status. Throws when the connection fails.
 */
export const readEvents = async (
  address: string,
  {
    lastEventId,
    signal,
    onOpen,
    onEvent,
  }: {
    readonly lastEventId: string;
    readonly signal: AbortSignal;
    readonly onOpen: () => void;
    readonly onEvent: (event: ServerEvent) => void;
  },
): Promise<number> => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: lastEventId === '' ? {} : {'Last-Event-ID': lastEventId},
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) return response.status;
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const frames = (rest + chunk.value).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) if (!frame.startsWith(':')) onEvent(eventOf(frame));
    }
    return response.status;
  } finally {
    clearTimeout(timer);
  }
};

const eventOf = (frame: string): ServerEvent => {
  const fields = new Map(
    frame.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  return {
    id: fields.get('id') ?? '',
    name: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null') as unknown,
  };
};
