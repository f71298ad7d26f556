import {write as writeTo, writeSync} from 'node:fs';

// Lines are written in batches, because a write for each line would take a twentieth of a submission's time.
const TOGETHER = 8 * 1_024;
const FLUSH_MS = 250;
// The limit of waiting bytes while nothing can be written; further lines are dropped to limit the memory.
const MOST_WAITING = 512 * 1_024;
const BUSY_MS = 50;
// The time limit of a flush: a stopped reader may never continue.
const PATIENCE_MS = 1_000;

const LINE_BREAK = 10;

/**
 * Writes the log to a file, a pipe or a terminal by its descriptor, at most a quarter of a second late. A line
 * that cannot be written (full disk, closed reader) is dropped, and a later line reports the loss. Never throws
 * and never waits, because the log must not stop submissions. (The destination of pino ends the process on such
 * errors, and waits at the end until there is space.)
 */
export class LogOutput {
  readonly #fd: number;
  #waiting: string[] = [];
  #length = 0;
  #isWriting = false;
  #lost = 0;
  // The number of lost lines that the current write reports.
  #reported = 0;
  // After a partial line, the next line must begin on a new line.
  #isTorn = false;
  #settled: (() => void)[] = [];

  constructor(fd: number) {
    this.#fd = fd;
    setInterval(() => this.#begin(), FLUSH_MS).unref();
    process.once('exit', () => this.#end());
  }

  /** The number of dropped lines that were not reported yet. */
  get lost(): number {
    return this.#lost;
  }

  /** Adds a line, which includes the line break. */
  write(line: string): void {
    if (this.#length > MOST_WAITING) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(line);
    this.#length += line.length;
    if (this.#length >= TOGETHER && this.#lost === 0) this.#begin();
  }

  /** Writes the waiting lines; calls `onSettled` when they are written or dropped, or after a second. */
  flush(onSettled: () => void = () => {}): void {
    let isSettled = false;
    const settle = () => {
      clearTimeout(timer);
      if (!isSettled) onSettled();
      isSettled = true;
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    this.#settled.push(settle);
    this.#begin();
  }

  #begin(): void {
    if (this.#isWriting) return;
    const bytes = this.#take();
    if (!bytes) {
      for (const settle of this.#settled.splice(0)) settle();
      return;
    }
    this.#isWriting = true;
    this.#put(bytes);
  }

  #take(): Buffer | undefined {
    if (this.#waiting.length === 0) return undefined;
    const lines = this.#waiting;
    this.#waiting = [];
    this.#length = 0;
    return Buffer.from(`${this.#isTorn ? '\n' : ''}${this.#lossLine()}${lines.join('')}`);
  }

  #lossLine(): string {
    this.#reported = this.#lost;
    if (this.#lost === 0) return '';
    const line = {
      level: 40,
      time: new Date().toISOString(),
      lost: this.#lost,
      msg: 'lines of the log were lost',
    };
    return `${JSON.stringify(line)}\n`;
  }

  #put(bytes: Buffer): void {
    writeTo(this.#fd, bytes, (error, count) => {
      // The descriptor is a pipe with a slow reader.
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.#put(bytes), BUSY_MS);
        return;
      }
      const rest = error ? bytes : bytes.subarray(count);
      if (!error && rest.length > 0) {
        this.#isTorn = bytes[count - 1] !== LINE_BREAK;
        this.#put(rest);
        return;
      }
      this.#isWriting = false;
      if (error) this.#lose(bytes);
      else {
        this.#lost -= this.#reported;
        this.#isTorn = false;
      }
      // After an error, the next attempt is a quarter of a second later.
      if (error) for (const settle of this.#settled.splice(0)) settle();
      else if (this.#length >= TOGETHER || this.#settled.length > 0) this.#begin();
    });
  }

  #lose(bytes: Buffer): void {
    const lines = bytes
      .toString()
      .split('\n')
      .filter((line) => line !== '').length;
    this.#lost += lines - (this.#reported > 0 ? 1 : 0);
  }

  #end(): void {
    // Another write would wait behind the unfinished one and block the process.
    if (this.#isWriting) return;
    const bytes = this.#take();
    if (!bytes) return;
    try {
      writeSync(this.#fd, bytes);
    } catch {
      // There is nowhere to report this error.
    }
  }
}
