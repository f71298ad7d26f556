import {expect, test} from 'vitest';
import {Random} from '../program/random.ts';
import {type Fate, Platter} from './platter.ts';

const SECTOR = 512;
const text = (letter: string, sectors = 1) => Buffer.alloc(SECTOR * sectors, letter);

// The disk after a cut: a flushed sector, and a sector without a later flush.
const afterCut = (fate: Fate, seed = 1): {flushed: string; unflushed: string} => {
  const disk = new Platter(SECTOR * 4);
  disk.write(0, text('a'));
  disk.flush();
  disk.write(SECTOR, text('b'));
  disk.cut(new Random(seed), fate);
  // A write after the cut is lost, flushed or not.
  disk.write(0, text('x'));
  disk.flush();
  disk.powerOn();
  return {flushed: String(disk.read(0, 1)), unflushed: String(disk.read(SECTOR, 1))};
};

test('flushed data is there after a cut, whatever happens to the rest', () => {
  for (const fate of ['none', 'all', 'beginning', 'some', 'torn'] as const)
    for (let seed = 0; seed < 20; seed += 1) expect(afterCut(fate, seed).flushed).toBe('a');
});

test('unflushed data is lost or kept, according to its fate', () => {
  expect(afterCut('none').unflushed).toBe('\0');
  expect(afterCut('all').unflushed).toBe('b');
  const some = Array.from({length: 20}, (_, seed) => afterCut('some', seed).unflushed);
  expect(new Set(some)).toEqual(new Set(['\0', 'b']));
});

test('a torn write is stored in part', () => {
  const disk = new Platter(SECTOR * 16);
  disk.write(0, text('w', 16));
  disk.cut(new Random(3), 'torn');
  disk.powerOn();
  const sectors = Array.from({length: 16}, (_, at) => String(disk.read(at * SECTOR, 1)));
  expect(new Set(sectors)).toEqual(new Set(['\0', 'w']));
});

test('a reader sees written data, flushed or not, until the power is cut', () => {
  const disk = new Platter(SECTOR);
  disk.write(0, text('r'));
  expect(String(disk.read(0, 1))).toBe('r');
  disk.cut(new Random(1), 'none');
  disk.powerOn();
  expect(String(disk.read(0, 1))).toBe('\0');
});
