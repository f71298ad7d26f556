/** Durations and what share of them is below which value, in milliseconds. */
export class Latencies {
  readonly #values: number[] = [];

  /** Adds one. */
  add(ms: number): void {
    this.#values.push(ms);
  }

  /** How many there are. */
  get count(): number {
    return this.#values.length;
  }

  /** The value below which this share lies, rounded to a tenth; 0 for none. */
  quantile(share: number): number {
    const sorted = this.#values.toSorted((a, b) => a - b);
    return (
      Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
    );
  }
}
