import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {noteErased, readErased} from './erasure-ledger.ts';
import {notingWithdrawals} from './note-withdrawals.ts';
import {readWithdrawn} from './withdrawal-ledger.ts';

const at = '2026-11-21T11:00:00.000Z';
const withdrawn = [{id: '01a1fdf1-1c05-72bc-a450-d2988b6d1865', at}];
const erased = [{id: '01a1fdf1-1c05-72bc-a450-d2988b6d1866', at}];

test('withdrawals and erasures share a ledger, each read as what it is', async () => {
  const folder = temporaryFolder();
  await noteErased(folder, erased);
  const note = notingWithdrawals({DATA_DIR: folder, BACKUP_DIR: ''}, (error) => expect.fail(String(error)));
  await note(withdrawn);
  await note([{id: '01a1fdf1-1c05-72bc-a450-d2988b6d1865', at: '2026-11-22T11:00:00.000Z'}]);
  expect(await readWithdrawn(folder)).toEqual(withdrawn);
  expect(await readErased(folder)).toEqual(erased);
});

test('a folder that cannot be written is reported, and the other folder still gets its note', async () => {
  const [folder, backups] = [temporaryFolder(), temporaryFolder()];
  const noFolder = join(folder, 'file');
  writeFileSync(noFolder, '');
  const faults: unknown[] = [];
  await notingWithdrawals({DATA_DIR: noFolder, BACKUP_DIR: backups}, (error) => faults.push(error))(
    withdrawn,
  );
  expect(faults).toHaveLength(1);
  expect(await readWithdrawn(backups)).toEqual(withdrawn);
});
