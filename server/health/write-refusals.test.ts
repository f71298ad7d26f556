import {expect, test} from 'vitest';
import {newDataKey} from '../keys/data-key.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Act, Store} from '../storage/store.ts';
import {recordAct} from '../submission/record-submission.act.ts';
import {createReadiness} from './readiness.ts';
import {WriteRefusals} from './write-refusals.ts';

const nothing = async (): Promise<never> => await Promise.reject(new Error('not expected'));

// A disk with room for the given number of characters in each act.
const startOnDisk = () => {
  const disk = {room: Number.POSITIVE_INFINITY, probes: 0};
  let time = Date.parse('2026-11-26T12:00:00Z');
  const perform = async <Input, Value>({name}: Act<Input, Value>, input: Input): Promise<Value> => {
    if (name === 'probe') disk.probes += 1;
    // The filler has the length that the probe names.
    const size = typeof input === 'object' && input && 'length' in input ? Number(input.length) : 100_000;
    if (size > disk.room) throw new StorageUnavailableError(new Error('database or disk is full'));
    // No caller of this test reads the value.
    return await Promise.resolve(undefined as Value);
  };
  const store: Store = {perform, write: nothing, read: nothing, scrub: nothing, close: nothing};
  const refusals = new WriteRefusals();
  const watched = refusals.watch(store);
  const key = newDataKey();
  const isReady = createReadiness({
    store: watched,
    keys: {ring: async () => await Promise.resolve({current: key, all: [key]})},
    refusals,
    now: () => new Date(time),
  });
  return {
    disk,
    isReady,
    // The disk reads nothing of a submission.
    submit: async () => await watched.perform(recordAct as unknown as Act<object, unknown>, {}),
    wait: () => {
      time += 2_000;
    },
  };
};

test('a refused submission counts at once, and a small probe on an almost full disk does not end the refusal', async () => {
  const {disk, isReady, submit, wait} = startOnDisk();
  expect(await isReady()).toBe(true);
  disk.room = 50_000;
  expect(await isReady()).toBe(true);
  await expect(submit()).rejects.toThrow('disk is full');
  expect(await isReady()).toBe(false);
  for (let count = 0; count < 3; count += 1) {
    wait();
    expect(await isReady()).toBe(false);
  }
  disk.room = Number.POSITIVE_INFINITY;
  wait();
  expect(await isReady()).toBe(true);
});

test('a stored submission ends the refusal without a further probe', async () => {
  const {disk, isReady, submit} = startOnDisk();
  expect(await isReady()).toBe(true);
  disk.room = 50_000;
  await expect(submit()).rejects.toThrow('disk is full');
  disk.room = Number.POSITIVE_INFINITY;
  await submit();
  expect([await isReady(), disk.probes]).toEqual([true, 1]);
});
