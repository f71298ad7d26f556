/** The two public forms that the programs send. */
export type SentKind = 'lead' | 'contact';

type Entry = {readonly kind: SentKind; id: string | undefined; sends: number; answers: number};

/**
 * The sent and acknowledged submissions by idempotency key: the reference for the store. An answer that contradicts an earlier one is a
 * fault.
 */
export class Journal {
  readonly faults: string[] = [];
  readonly #entries = new Map<string, Entry>();
  readonly #statuses = new Map<string, number>();
  #acknowledged = 0;

  /** Records that a submission is being sent, for the first time or again. */
  sending(key: string, kind: SentKind): void {
    const entry = this.#entries.get(key) ?? {kind, id: undefined, sends: 0, answers: 0};
    entry.sends += 1;
    this.#entries.set(key, entry);
  }

  /** Records a 201 with its id. */
  acknowledge(key: string, id: string): void {
    const entry = this.#entries.get(key);
    if (!entry) throw new Error('acknowledged, but never sent');
    if (entry.id !== undefined && entry.id !== id)
      this.faults.push(`the key ${key} was acknowledged as ${entry.id} and later as ${id}`);
    if (entry.id === undefined) this.#acknowledged += 1;
    entry.id = id;
    entry.answers += 1;
  }

  /** Records the outcome of a request: a status, or the code of a broken connection. */
  ended(how: string): void {
    this.#statuses.set(how, (this.#statuses.get(how) ?? 0) + 1);
  }

  /** The number of acknowledged submissions. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** The number of submissions that were begun. */
  get begun(): number {
    return this.#entries.size;
  }

  /** The number of acknowledged submissions among those that were begun after the first `begun`. */
  acknowledgedAfter(begun: number): number {
    return [...this.#entries.values()].slice(begun).filter(({id}) => id !== undefined).length;
  }

  /** Everything sent, with the id where it was acknowledged. */
  *entries(): IterableIterator<{key: string; kind: SentKind; id: string | undefined}> {
    for (const [key, {kind, id}] of this.#entries) yield {key, kind, id};
  }

  /** The number of requests without an acknowledgement. */
  get failed(): number {
    return [...this.#statuses].reduce((sum, [how, count]) => sum + (how === '201' ? 0 : count), 0);
  }

  /** The number of submissions that needed more than one request. */
  get retried(): number {
    return [...this.#entries.values()].filter(({sends}) => sends > 1).length;
  }

  /** The outcomes of the requests, such as `201 x 500, ECONNRESET x 3`. */
  get endings(): string {
    return [...this.#statuses].map(([how, count]) => `${how} x ${count}`).join(', ');
  }
}
