import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {contact, lead} from '../testing/submissions.ts';
import {recordsIn} from '../testing/test-server.ts';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';
import {startProcess} from '../testing/start-process.ts';

const KILLS = 3;
const CLIENTS = 8;

// Sends until the server no longer answers, and stores the acknowledged submissions by key.
const sendUntilKilled = async (
  origin: string,
  acknowledged: Map<string, string>,
): Promise<string | undefined> => {
  for (let index = 0; ; index += 1) {
    const key = randomUUID();
    const [path, body] = index % 2 === 0 ? ['/api/leads', lead] : ['/api/contact', contact];
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Idempotency-Key': key},
        body: JSON.stringify(body),
      });
      acknowledged.set(key, ReceiptSchema.parse(await response.json()).id);
    } catch {
      return path === '/api/leads' ? key : undefined;
    }
  }
};

test('kill -9 under load loses no acknowledged submission, and a retry is the same one', async () => {
  const place = await createStorePlace();
  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const {child, origin} = await startProcess(place);
    const clients = Array.from({length: CLIENTS}, () => sendUntilKilled(origin, acknowledged));
    // After a number of answers, not after a time: on a busy machine, a time may pass without an answer.
    const enough = acknowledged.size + CLIENTS + 1;
    while (acknowledged.size < enough) await setTimeout(5);
    await setTimeout(kill * 70);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    for (const key of await Promise.all(clients)) if (key !== undefined) unanswered.push(key);
  }
  expect(acknowledged.size).toBeGreaterThan(KILLS * CLIENTS);

  const {child, origin} = await startProcess(place);
  for (const key of [...unanswered, ...unanswered]) {
    const response = await fetch(`${origin}/api/leads`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Idempotency-Key': key},
      body: JSON.stringify(lead),
    });
    const {id} = ReceiptSchema.parse(await response.json());
    expect(acknowledged.get(key) ?? id).toBe(id);
    acknowledged.set(key, id);
  }
  child.kill('SIGKILL');
  await once(child, 'exit');

  const store = openTestStore(place);
  const kept = (await recordsIn(place, true)).map(({id}) => id);
  const outbox = await store.read((db) => db.selectFrom('outbox').select('submission_id').execute());
  expect(new Set(kept).size).toBe(kept.length);
  expect([...acknowledged.values()].filter((id) => !kept.includes(id))).toEqual([]);
  // Each stored row has its delivery, and each delivery has its row.
  expect(outbox.map((row) => row.submission_id).sort()).toEqual([...kept].sort());
}, 180_000);
