import type {Random} from '../program/random.ts';

const SECTOR = 512;

/** The ways in which a power failure treats unflushed writes. */
export const FATES = ['none', 'all', 'beginning', 'some', 'torn'] as const;

/** A fate: `beginning` keeps the first few writes, `some` any of them, `torn` any sectors of any of them. */
export type Fate = (typeof FATES)[number];

type Write = {readonly offset: number; readonly data: Buffer};

/**
 * A disk with a volatile cache: written data can be read immediately and are safe only after a flush. A real disk may write its cache in
 * any order, sector by sector; this disk does the same when the power is cut.
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

  /** Reads the current content. */
  read(offset: number, size: number): Buffer {
    return this.#seen.subarray(offset, offset + size);
  }

  /** Writes into the cache. */
  write(offset: number, data: Buffer): void {
    data.copy(this.#seen, offset);
    this.#unsafe.push({offset, data: Buffer.from(data)});
  }

  /** Makes earlier writes safe. Does nothing when the power is off. */
  flush(): void {
    if (this.#isOff) return;
    for (const {offset, data} of this.#unsafe) data.copy(this.#safe, offset);
    this.#unsafe = [];
    this.#flushes += 1;
  }

  /** Cuts the power: later writes are lost. Returns the number of unsafe writes and of flushes. */
  cut(random: Random, fate: Fate): {readonly unsafeWrites: number; readonly flushes: number} {
    this.#isOff = true;
    const lucky = fate === 'beginning' ? random.between(0, this.#unsafe.length) : 0;
    for (const [index, write] of this.#unsafe.entries())
      if (fate === 'torn') this.#tear(random, write);
      else if (fate === 'all' || index < lucky || (fate === 'some' && random.happens(0.5)))
        write.data.copy(this.#safe, write.offset);
    return {unsafeWrites: this.#unsafe.length, flushes: this.#flushes};
  }

  /** Switches the power on again: reads return the data that were safe or survived by chance. */
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
