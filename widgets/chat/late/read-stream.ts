/** One server-sent event as text. */
export type StreamEvent = {readonly id: string; readonly name: string; readonly data: string};

/**
 * Reads server-sent events from the body of an answer and passes on each event; calls `beat` with each piece, comments included. Uses `fetch`, because EventSource sends
 * no Authorization header. Resolves when the stream ends; rejects when the connection breaks.
 */
export const readStream = async (
  body: ReadableStream<Uint8Array>,
  take: (event: StreamEvent) => void,
  beat: () => void = () => {},
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    beat();
    text += decoder.decode(value, {stream: true});
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = eventOf(text.slice(0, end));
      text = text.slice(end + 2);
      if (event.name !== '') take(event);
    }
  }
};

const eventOf = (block: string): StreamEvent => {
  const field = (name: string): string =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  return {id: field('id'), name: field('event'), data: field('data')};
};
