import type {ServerProcess} from './server-process.ts';

/** Watches the memory of a server while a program runs. */
export class MemoryWatch {
  readonly #samples: number[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(server: ServerProcess, everyMs = 500) {
    this.#timer = setInterval(() => {
      if (server.isRunning) this.#samples.push(server.residentMib);
    }, everyMs);
  }

  /** Stops watching. `growthMib` is the growth of a straight line through the second half of the samples, in MiB. */
  end(): {readonly lastMib: number; readonly growthMib: number} {
    clearInterval(this.#timer);
    const half = this.#samples.slice(Math.floor(this.#samples.length / 2));
    return {lastMib: Math.round(half.at(-1) ?? 0), growthMib: Math.round(slope(half) * half.length)};
  }
}

// Least squares, per sample.
const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const variance = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return variance === 0 ? 0 : covariance / variance;
};
