import {write as writeTo, writeSync} from 'node:fs';

// Lines are written together: a write for each would be a twentieth of the time a submission takes.
const TOGETHER = 8 * 1_024;
const FLUSH_MS = 250;
// The most that waits while nothing can be written; further lines are lost, so that memory is not.
const MOST_WAITING = 512 * 1_024;
const BUSY_MS = 50;
// A flush waits no longer than this: a stopped reader may never continue.
const PATIENCE_MS = 1_000;

const LINE_BREAK = 10;

/**
 * Where the log goes: a file, a pipe or a terminal by its number, at most a quarter of a second late. A line that cannot be written (a full
 * disk, a reader that has gone) is lost, and a line reports the loss once writing works again. Never throws, and never waits: the log must
 * not stop submissions. (pino's own destination ends the process on such errors, and waits in its end until there is room.)
 */
export class LogOutput {
  readonly #fd: number;
  #waiting: string[] = [];
  #length = 0;
  #isWriting = false;
  #lost = 0;
  // The number of lost lines that the current write reports.
  #reported = 0;
  // After a part of a line, the next one must not continue it.
  #isTorn = false;
  #settled: (() => void)[] = [];

  constructor(fd: number) {
    this.#fd = fd;
    setInterval(() => this.#begin(), FLUSH_MS).unref();
    process.once('exit', () => this.#end());
  }

  /** The number of lost lines that were not reported yet. */
  get lost(): number {
    return this.#lost;
  }

  /** Takes a line with its end. */
  write(line: string): void {
    if (this.#length > MOST_WAITING) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(line);
    this.#length += line.length;
    if (this.#length >= TOGETHER && this.#lost === 0) this.#begin();
  }

  /** Writes the waiting lines; calls `onSettled` when they are written or lost, or after a second. */
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
      // A pipe whose reader is slow.
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
      // After an error not at once: the next quarter of a second tries again.
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
    // Behind a write that has not returned this one would wait as well, and the process with it.
    if (this.#isWriting) return;
    const bytes = this.#take();
    if (!bytes) return;
    try {
      writeSync(this.#fd, bytes);
    } catch {
      // Nothing is left to report it to.
    }
  }
}
