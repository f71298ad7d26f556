import type {Kysely} from 'kysely';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {GroupCommit} from './group-commit.ts';
import type {Schema} from './schema.ts';
import {openSqlite} from './sqlite/open.ts';

class Collision extends Error {}

const commitsWithBrokenMeter = (db: Kysely<Schema>) => {
  const faults: unknown[] = [];
  const commits = new GroupCommit({
    connect: async () => ({db}),
    isStoreFault: () => false,
    isCollision: (error) => error instanceof Collision,
    isGroupCollision: () => false,
    onStoreFault: async (error) => {
      faults.push(error);
      return error;
    },
    onCommit: () => {
      throw new Error('the meter is broken');
    },
  });
  return {commits, faults};
};

test('an act that runs again after a collision resolves although the meter is broken, and the store has no fault', async () => {
  const db = openSqlite(temporaryFolder());
  const {commits, faults} = commitsWithBrokenMeter(db);
  let runs = 0;
  const collidesOnce = async () => {
    runs += 1;
    if (runs === 1) throw new Collision();
    return 'done';
  };
  const [other, collided] = await Promise.all([commits.run(async () => 'other'), commits.run(collidesOnce)]);
  await commits.idle();
  expect({other, collided, runs, faults}).toEqual({other: 'other', collided: 'done', runs: 2, faults: []});
  await db.destroy();
});

test('a commit that the disk may have dropped acknowledges nothing, and the next one does', async () => {
  const db = openSqlite(temporaryFolder());
  const refused = Object.assign(new Error('read-only file system'), {code: 'EROFS'});
  const answers = [refused];
  const commits = new GroupCommit({
    connect: async () => ({
      db,
      confirm: () => {
        const error = answers.shift();
        if (error) throw error;
      },
    }),
    isStoreFault: () => false,
    isCollision: () => false,
    isGroupCollision: () => false,
    onStoreFault: async (error) => error,
  });
  await expect(commits.run(async () => 'first')).rejects.toBe(refused);
  await expect(commits.run(async () => 'second')).resolves.toBe('second');
  await commits.idle();
  await db.destroy();
});
