/**
 * Forges the evidence of consents in every way that is possible with write access to the database and without a key: every column of every
 * kind of row, deletions, copies, cut ends, undone withdrawals, stripped signatures, triggers; each edit with and without recalculated
 * hashes. Verification must find every edit. Short form 12 submissions, long form 60; `--store postgres` forges a PostgreSQL database.
 */
import {endsFileOf} from '../../server/keys/ends-file.ts';
import {readNotedEnd} from '../../server/evidence/noted-ends.ts';
import {Keys} from '../../server/keys/keys.ts';
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import {runCommandOn} from '../program/command.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {tryForgeries} from './try-forgeries.ts';

const consent = (kind: string) => ({
  kind,
  textVersion: '2026-11',
  textSha256: 'ab'.repeat(32),
  agreedAt: '2026-11-21T10:00:00.000Z',
});

const forger = async (run: Run): Promise<Findings> => {
  const {isLong, say} = run;
  const {place} = await createPlace(run, run.option('store') ?? 'sqlite');
  const server = await ServerProcess.create(run, {environment: place});
  await server.start();
  const ids: string[] = [];
  for (let at = 0; at < (isLong ? 60 : 12); at += 1) {
    const answer = await fetch(`${server.origin}/api/leads`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: `ana${at}@mail.example`,
        phone: '713 555 0123',
        insuranceType: 'life',
        consents: ['contact', 'marketplace'].map(consent),
      }),
    });
    ids.push(((await answer.json()) as {id: string}).id);
  }
  await runCommandOn(place, 'leads', 'erase', ids[1] ?? '');
  await server.kill('SIGTERM');
  await runCommandOn(place, 'leads', 'verify');

  const settings = readSettings(place);
  const store = openStore(settings);
  run.atEnd(() => store.close());
  const keyring = await new Keys(settings, store).ring();
  const end = readNotedEnd(endsFileOf(settings), keyring);
  say(`the chain was noted up to ${end?.seq ?? 'nowhere'}`);
  const {count, unfound} = await tryForgeries({store, keyring, ends: end ? [end] : []});
  return {
    figures: {
      submissions: ids.length,
      'edits without a key': count,
      'edits that were not found': unfound.length,
    },
    faults: [...server.faults, ...unfound.map((what) => `not found: ${what}`)],
  };
};

await runProgram({
  name: 'forger',
  proves: 'no edit of the evidence by somebody who writes the database and has no key passes a verification',
  limits: {short: 4 * 60_000, long: 40 * 60_000},
  options: {store: {type: 'string'}},
  run: forger,
});
