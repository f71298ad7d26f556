/** Durations and their percentiles, in milliseconds. */
export class Latencies {
  readonly #values: number[] = [];

  /** Adds a duration. */
  add(ms: number): void {
    this.#values.push(ms);
  }

  /** Adds the durations of another list. */
  addAll(more: Latencies): void {
    this.#values.push(...more.#values);
  }

  /** The number of durations. */
  get count(): number {
    return this.#values.length;
  }

  /** Returns the percentile of a share, rounded to a tenth; 0 without durations. */
  quantile(share: number): number {
    const sorted = this.#values.toSorted((a, b) => a - b);
    return (
      Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
    );
  }
}
