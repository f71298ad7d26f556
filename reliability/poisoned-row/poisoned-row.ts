/**
 * Damages one encrypted field of one row, then lists, exports, verifies, backs up, rotates the keys and lists again: every other row is
 * processed each time, and the damaged row is named. Short form 1,000 rows, long form 10,000; `--store postgres` on PostgreSQL.
 */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {sealedBy} from '../../server/keys/seal.ts';
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import type {Place} from '../program/check-store.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';

const AT_ONCE = 50;

const poisonedRow = async (run: Run): Promise<Findings> => {
  const {isLong, say, random} = run;
  const count = isLong ? 10_000 : 1_000;
  const {place} = await createPlace(run, run.option('store') ?? 'sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-poisoned-'));
  run.atEnd(() => rmSync(folder, {recursive: true, force: true}));
  const server = await ServerProcess.create(run, {environment: place});
  await server.start();
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(Array.from({length: AT_ONCE}, (_, offset) => send(server.origin, at + offset)));
  await server.kill('SIGTERM');
  const id = await poison(place, random.between(0, count - 1));
  say(`${count} stored, the email of ${id} damaged`);

  const faults: string[] = [];
  const expectNamed = async (what: string, program: string, ...args: readonly string[]): Promise<string> => {
    const {code, out, err} = await runOn(place, program, args);
    if (code !== 3) faults.push(`${what} ended with ${code}: ${err.slice(0, 300)}`);
    if (!err.includes(id)) faults.push(`${what} does not name ${id}`);
    return out;
  };
  const rows = async (what: string): Promise<number> => {
    const records = JSON.parse(await expectNamed(what, 'leads', 'export', '--format', 'json')) as {
      email: string;
    }[];
    return records.filter(({email}) => email !== '').length;
  };
  const before = await rows('export');
  await expectNamed('list', 'leads', 'list');
  await expectNamed('verify', 'leads', 'verify');
  await expectNamed('backup', 'backup', folder);
  await expectNamed('rotation', 'keys', 'rotate');
  const after = await rows('export after the rotation');
  const left = await sealedByFormerKeys(place);
  for (const [what, found] of [
    ['before', before],
    ['after', after],
  ] as const)
    if (found !== count - 1)
      faults.push(`${found} of ${count - 1} sound rows are exported ${what} the rotation`);
  if (left !== 1) faults.push(`${left} rows are sealed with a former key, not the damaged one alone`);
  return {
    figures: {
      rows: count,
      'rows with a damaged field': 1,
      'sound rows exported': before,
      'sound rows exported after a rotation': after,
      'rows that the rotation left to the former key': left,
    },
    faults: [...faults, ...server.faults],
  };
};

const send = async (origin: string, at: number): Promise<void> => {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: `ana${at}@mail.example`,
      phone: '',
      insuranceType: 'life',
    }),
  });
  if (answer.status !== 201) throw new Error(`a lead was answered with ${answer.status}`);
};

// Changes one character of the ciphertext.
const poison = async (place: Place, at: number): Promise<string> => {
  const store = openStore(readSettings(place));
  try {
    return await store.write(async (transaction) => {
      const row = await transaction
        .selectFrom('lead')
        .select(['submission_id', 'email'])
        .orderBy('submission_id')
        .offset(at)
        .limit(1)
        .executeTakeFirstOrThrow();
      const end = row.email.length - 5;
      const email = row.email.slice(0, end) + (row.email[end] === 'A' ? 'B' : 'A') + row.email.slice(end + 1);
      await transaction
        .updateTable('lead')
        .set({email})
        .where('submission_id', '=', row.submission_id)
        .execute();
      return row.submission_id;
    });
  } finally {
    await store.close();
  }
};

const sealedByFormerKeys = async (place: Place): Promise<number> => {
  const store = openStore(readSettings(place));
  try {
    const rows = await store.read((db) => db.selectFrom('lead').select('email').execute());
    const byKey = Map.groupBy(rows, ({email}) => sealedBy(email));
    return Math.min(...[...byKey.values()].map((each) => each.length));
  } finally {
    await store.close();
  }
};

const runOn = (place: Place, program: string, args: readonly string[]) =>
  new Promise<{code: number; out: string; err: string}>((resolve) => {
    const file = fileURLToPath(new URL(`../../server/cli/${program}.ts`, import.meta.url));
    const env = {PATH: process.env['PATH'], ...place};
    execFile(process.execPath, [file, ...args], {env, maxBuffer: 2 ** 28}, (error, out, err) =>
      resolve({code: error ? Number(error.code) : 0, out, err}),
    );
  });

await runProgram({
  name: 'poisoned-row',
  proves:
    'one row that cannot be read keeps nothing else from being listed, exported, verified, backed up or encrypted anew',
  limits: {short: 4 * 60_000, long: 15 * 60_000},
  options: {store: {type: 'string'}},
  run: poisonedRow,
});
