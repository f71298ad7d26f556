/** Follows the events of the desk and remembers the named records. */
export class StreamClient {
  readonly ids = new Set<string>();
  readonly #stopping = new AbortController();

  /** Opens a stream; resolves after the server has answered. Throws when the server refuses. */
  static async open(address: string, headers: Readonly<Record<string, string>>): Promise<StreamClient> {
    const client = new StreamClient();
    const response = await fetch(address, {headers, signal: client.#stopping.signal});
    if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`);
    // Ends with the run.
    client.#read(response.body).catch(() => {});
    return client;
  }

  /** Ends the stream. */
  close(): void {
    this.#stopping.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of body) {
      text += decoder.decode(bytes, {stream: true});
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames)
        for (const [id] of frame.matchAll(/[\da-f]{8}-[\da-f-]{27}/gu)) this.ids.add(id);
    }
  }
}
