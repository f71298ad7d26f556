/**
 * Measures the desk's list with many records, over HTTP, including session, audit entry and decryption of the page's rows; and the time
 * from a submission to a stream of the desk. Short form 20,000 records, long form 100,000.
 */
import type {InboxPage} from '../../contract/desk-inbox.ts';
import {Keys} from '../../server/keys/keys.ts';
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import {lead} from '../../server/testing/submissions.ts';
import {signInMember} from '../program/desk-member.ts';
import {Latencies} from '../program/latency.ts';
import {load} from '../program/machine.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {waitUntil} from '../program/wait.ts';
import {fill} from './fill.ts';
import {StreamClient} from './stream-client.ts';

// The page of a partner: its browser sends this origin.
const PARTNER = 'https://partner.example';
const TIMES = 200;
const SUBMITS = 100;
const MOST_LIST_MS = 150;
const MOST_SUBMIT_MS = 500;

const deskList = async (run: Run): Promise<Findings> => {
  const {random, isLong, say, option} = run;
  const {place} = await createPlace(run, option('store') ?? 'sqlite');
  const count = isLong ? 100_000 : 20_000;
  const settings = readSettings(place);
  const store = openStore(settings);
  await fill({store, keys: new Keys(settings, store)}, {count, random, say});
  const headersFor = await signInMember(store);
  await store.close();
  const server = await ServerProcess.create(run, {
    environment: {...place, RATE_LIMIT: 'off', PARTNER_ORIGINS: PARTNER},
  });
  await server.start();
  const headers = headersFor(server.origin);
  const read = async (query: string): Promise<InboxPage> => {
    const response = await fetch(`${server.origin}/api/desk/inbox?${query}`, {headers});
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as InboxPage;
  };
  const {next} = await read('');
  const queries: Readonly<Record<string, () => string>> = {
    'first page': () => '',
    'next page': () => `after=${next ?? ''}`,
    'a state': () => 'state=won',
    'a filter that nothing passes': () => 'state=won&kind=questionnaire&lang=zh&partner=nobody',
    'what is unread': () => 'unread=1',
    'search by the most frequent name': () => 'q=name0',
    'search by two names': () => `q=name${random.between(0, 50)}+family${random.between(0, 50)}`,
    'search by mail': () => `q=person${random.between(0, count - 1)}@mail.example`,
    'search by four digits': () => `q=${String(random.between(0, 9_999)).padStart(4, '0')}`,
  };
  const figures: Record<string, number | string> = {records: count};
  const faults: string[] = [];
  for (const [name, queryOf] of Object.entries(queries)) {
    const latencies = new Latencies();
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      await read(queryOf());
      latencies.add(performance.now() - began);
    }
    const p95 = latencies.quantile(0.95);
    figures[`${name}, ms at p50`] = latencies.quantile(0.5);
    figures[`${name}, ms at p95`] = p95;
    if (p95 > MOST_LIST_MS) faults.push(`${name}: ${p95} ms at p95`);
    say(`${name}: ${p95} ms at p95, load ${load()}`);
  }
  const submits = new Latencies();
  const stream = await StreamClient.open(`${server.origin}/api/desk/events`, headers);
  run.atEnd(() => stream.close());
  for (let sent = 0; sent < SUBMITS; sent += 1) {
    const began = performance.now();
    const response = await fetch(`${server.origin}/api/leads`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: PARTNER, 'Sec-Fetch-Site': 'cross-site'},
      body: JSON.stringify(lead),
    });
    const {id} = (await response.json()) as {readonly id: string};
    await waitUntil(() => Promise.resolve(stream.ids.has(id)), {within: 30_000, what: 'the event'});
    const rows = await fetch(`${server.origin}/api/desk/inbox/rows?ids=${id}`, {headers});
    await rows.json();
    submits.add(performance.now() - began);
  }
  figures['from a partner’s page to the row, ms at p50'] = submits.quantile(0.5);
  figures['from a partner’s page to the row, ms at p95'] = submits.quantile(0.95);
  figures['load of the machine'] = load();
  if (submits.quantile(0.95) > MOST_SUBMIT_MS)
    faults.push(`a submit took ${submits.quantile(0.95)} ms at p95`);
  await server.kill('SIGTERM');
  return {figures, faults: [...faults, ...server.faults]};
};

await runProgram({
  name: 'desk-list',
  proves: 'the list of the desk answers within 150 ms and shows a submit within 500 ms, at p95',
  limits: {short: 6 * 60_000, long: 30 * 60_000},
  options: {store: {type: 'string'}},
  run: deskList,
});
