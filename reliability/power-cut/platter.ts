import type {Random} from '../program/random.ts';

const SECTOR = 512;

/** The fate of writes that no flush has followed, when the power fails. */
export const FATES = ['none', 'all', 'beginning', 'some', 'torn'] as const;

/** One of them: `beginning` keeps the first few, `some` any of them, `torn` any sectors of any of them. */
export type Fate = (typeof FATES)[number];

type Write = {readonly offset: number; readonly data: Buffer};

/**
 * A disk with a volatile cache: what is written can be read at once, and is safe only once a flush has followed. A real disk
 * may write its cache in any order, sector by sector; so does this one when the power is cut.
 */
export class Platter {
  readonly size: number;
  readonly #seen: Buffer;
  readonly #safe: Buffer;
  #unsafe: Write[] = [];
  #isOff = false;
  #flushes = 0;

  constructor(size: number) {
    this.size = size;
    this.#seen = Buffer.alloc(size);
    this.#safe = Buffer.alloc(size);
  }

  /** The content that a reader sees. */
  read(offset: number, size: number): Buffer {
    return this.#seen.subarray(offset, offset + size);
  }

  /** Takes a write into the cache. */
  write(offset: number, data: Buffer): void {
    data.copy(this.#seen, offset);
    this.#unsafe.push({offset, data: Buffer.from(data)});
  }

  /** Makes safe what was written before. Says nothing when the power is off, and does nothing. */
  flush(): void {
    if (this.#isOff) return;
    for (const {offset, data} of this.#unsafe) data.copy(this.#safe, offset);
    this.#unsafe = [];
    this.#flushes += 1;
  }

  /** Cuts the power: from here on nothing reaches the disk. Returns how much was not safe and how many flushes there were. */
  cut(random: Random, fate: Fate): {readonly unsafeWrites: number; readonly flushes: number} {
    this.#isOff = true;
    const lucky = fate === 'beginning' ? random.between(0, this.#unsafe.length) : 0;
    for (const [index, write] of this.#unsafe.entries())
      if (fate === 'torn') this.#tear(random, write);
      else if (fate === 'all' || index < lucky || (fate === 'some' && random.happens(0.5)))
        write.data.copy(this.#safe, write.offset);
    return {unsafeWrites: this.#unsafe.length, flushes: this.#flushes};
  }

  /** Switches on again: a reader sees what was safe, or was lucky. */
  powerOn(): void {
    for (const {offset, data} of this.#unsafe)
      this.#safe.copy(this.#seen, offset, offset, offset + data.length);
    this.#unsafe = [];
    this.#isOff = false;
  }

  #tear(random: Random, {offset, data}: Write): void {
    for (let at = 0; at < data.length; at += SECTOR)
      if (random.happens(0.5)) data.copy(this.#safe, offset + at, at, at + SECTOR);
  }
}
