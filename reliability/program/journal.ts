/** The two public forms, as the programs send them. */
export type SentKind = 'lead' | 'contact';

type Entry = {readonly kind: SentKind; id: string | undefined; sends: number; answers: number};

/**
 * The submissions that were sent and acknowledged, by idempotency key: the record against which the store is compared.
 * An answer that contradicts an earlier one is a fault at once.
 */
export class Journal {
  readonly faults: string[] = [];
  readonly #entries = new Map<string, Entry>();
  readonly #statuses = new Map<string, number>();
  #acknowledged = 0;

  /** Notes that a submission is being sent, for the first time or again. */
  sending(key: string, kind: SentKind): void {
    const entry = this.#entries.get(key) ?? {kind, id: undefined, sends: 0, answers: 0};
    entry.sends += 1;
    this.#entries.set(key, entry);
  }

  /** Notes a 201 with its id. */
  acknowledge(key: string, id: string): void {
    const entry = this.#entries.get(key);
    if (!entry) throw new Error('acknowledged, but never sent');
    if (entry.id !== undefined && entry.id !== id)
      this.faults.push(`the key ${key} was acknowledged as ${entry.id} and later as ${id}`);
    if (entry.id === undefined) this.#acknowledged += 1;
    entry.id = id;
    entry.answers += 1;
  }

  /** Notes how a send ended: a status, or the code of a broken connection. */
  ended(how: string): void {
    this.#statuses.set(how, (this.#statuses.get(how) ?? 0) + 1);
  }

  /** How many submissions are acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Everything sent, with the id where it was acknowledged. */
  *entries(): IterableIterator<{key: string; kind: SentKind; id: string | undefined}> {
    for (const [key, {kind, id}] of this.#entries) yield {key, kind, id};
  }

  /** How many sends ended in anything but an acknowledgement. */
  get failed(): number {
    return [...this.#statuses].reduce((sum, [how, count]) => sum + (how === '201' ? 0 : count), 0);
  }

  /** Submissions that needed more than one send. */
  get retried(): number {
    return [...this.#entries.values()].filter(({sends}) => sends > 1).length;
  }

  /** How sends ended, such as `201 x 500, ECONNRESET x 3`. */
  get endings(): string {
    return [...this.#statuses].map(([how, count]) => `${how} x ${count}`).join(', ');
  }
}
