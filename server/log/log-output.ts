import {write as writeTo, writeSync} from 'node:fs';

// Lines are written together: a write for each would be a twentieth of the time a submission takes.
const TOGETHER = 8 * 1_024;
const FLUSH_MS = 250;
// What waits while nothing can be written; beyond it lines are lost, not the server's memory.
const MOST_WAITING = 512 * 1_024;
const BUSY_MS = 50;
// Who waits for the log waits no longer than this: a reader that has stopped reading may never go on.
const PATIENCE_MS = 1_000;

const LINE_BREAK = 10;

/**
 * Where the log goes: a file, a pipe or a terminal by its number, at most a quarter of a second late. What cannot be written (a full
 * disk, a reader that has gone) is lost, and said to be lost once writing works again. Never throws, and never waits: the log must
 * not be what stops submissions. (pino's own destination ends the process on such errors, and waits in its end until there is room.)
 */
export class LogOutput {
  readonly #fd: number;
  #waiting: string[] = [];
  #length = 0;
  #isWriting = false;
  #lost = 0;
  // So many of the lost ones does the write under way tell of.
  #told = 0;
  // After a part of a line, the next one must not continue it.
  #isTorn = false;
  #settled: (() => void)[] = [];

  constructor(fd: number) {
    this.#fd = fd;
    setInterval(() => this.#begin(), FLUSH_MS).unref();
    process.once('exit', () => this.#end());
  }

  /** How many lines were lost that nothing was said about yet. */
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

  /** Writes what waits; `onSettled` is told when it is written or lost, or after a second. */
  flush(onSettled: () => void = () => {}): void {
    let isTold = false;
    const settle = () => {
      clearTimeout(timer);
      if (!isTold) onSettled();
      isTold = true;
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
    this.#told = this.#lost;
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
        this.#lost -= this.#told;
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
    this.#lost += lines - (this.#told > 0 ? 1 : 0);
  }

  #end(): void {
    // Behind a write that has not returned this one would wait as well, and the process with it.
    if (this.#isWriting) return;
    const bytes = this.#take();
    if (!bytes) return;
    try {
      writeSync(this.#fd, bytes);
    } catch {
      // There is nobody left to tell.
    }
  }
}
