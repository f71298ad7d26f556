import {connect} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import type {PersonView} from '../../../contract/desk-person.ts';
import {runProgram} from '../../testing/run-program.ts';
import type {StreamedEvent} from '../../http/event-stream.ts';
import {startDesk} from '../testing/signed-in-desk.ts';
import {InboxFeed} from './inbox-feed.ts';

type Frame = {readonly id: string; readonly event: string; readonly data: string};

const framesOf = (text: string): readonly Frame[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .filter((frame) => !frame.startsWith(':'))
    .map((frame) => {
      const fields = new Map(frame.split('\n').map((line) => line.split(': ', 2) as [string, string]));
      return {id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: fields.get('data') ?? ''};
    });

const follow = async (desk: Awaited<ReturnType<typeof startDesk>>, lastEventId?: string) => {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await desk.request('agent', '/events', {
    signal: stop.signal,
    headers: lastEventId === undefined ? {} : {'Last-Event-ID': lastEventId},
  });
  let text = '';
  let isOver = false;
  const read = async (): Promise<void> => {
    try {
      for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
    } catch {
      // The test aborts the request.
    }
    isOver = true;
  };
  void read();
  const frames = () => framesOf(text);
  const ids = () =>
    frames().flatMap(({event, data}) =>
      event === 'changed' ? (JSON.parse(data) as {ids: readonly string[]}).ids : [],
    );
  return {response, frames, ids, isOver: () => isOver, stop: () => stop.abort()};
};

const inTime = {timeout: 30_000, interval: 50};

test('a submit, a state and a command of another process reach an open list, as ids only', async () => {
  const desk = await startDesk();
  const {response, frames, ids} = await follow(desk);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  await expect.poll(() => frames()[0]?.event, inTime).toBe('ready');
  const {id} = await desk.sendLead({firstName: 'Secretperson'});
  await expect.poll(ids, inTime).toEqual([id]);
  await desk.request('owner', `/inbox/${id}`, {method: 'PATCH', version: 1, json: {state: 'won'}});
  await expect.poll(ids, inTime).toEqual([id, id]);
  const held = (await desk.sendContact({context: {elapsedMs: 1}})).id;
  await expect.poll(ids, inTime).toEqual([id, id, held]);
  await runProgram('leads.ts', ['release', held], desk.place);
  await expect.poll(ids, inTime).toEqual([id, id, held, held]);
  expect(JSON.stringify(frames())).not.toContain('Secretperson');
});

test('what a colleague does with a person reaches the open screens of other devices', async () => {
  const desk = await startDesk();
  const {id} = await desk.sendLead();
  const other = await desk.sendLead({email: 'other@mail.example'});
  const {frames, ids} = await follow(desk);
  await expect.poll(() => frames()[0]?.event, inTime).toBe('ready');
  const act = async (path: string, json: object | undefined, init: object = {}) => {
    const before = ids().length;
    const response = await desk.request('owner', path, {method: 'POST', json, ...init});
    expect(response.ok, path).toBe(true);
    await expect.poll(() => ids().slice(before), {...inTime, message: path}).toContain(id);
    return response;
  };
  const note = crypto.randomUUID();
  await act(`/people/${id}/notes`, {id: note, text: 'Calls back at five.'});
  await act(`/people/${id}/notes/${note}`, {text: 'Calls back at six.'}, {method: 'PUT', version: 1});
  const followUp = {dueOn: '2030-01-15', subject: 'Call', isForVisitor: false};
  const set = (await (await act(`/people/${id}/follow-ups`, followUp)).json()) as {id: string};
  await act(`/follow-ups/${set.id}`, {state: 'done'}, {method: 'PUT', version: 1});
  const card = {corrections: {name: 'Ana', email: '', phone: '', language: ''}, isStopped: false};
  await act(`/people/${id}`, {...card, scopeRecordedAt: null}, {method: 'PUT', version: 0});
  const mail = {template: 'none', subject: 'Hello', text: 'Hello'};
  await act(`/people/${id}/mails`, {...mail, id: crypto.randomUUID()});
  await act(`/people/${id}/mails`, {...mail, id: crypto.randomUUID()});
  await act(`/people/${id}/merges`, {otherId: other.id});
  expect(ids()).toContain(other.id);
  const view = (await (await desk.request('owner', `/people/${id}`)).json()) as PersonView;
  await act(`/people/${id}/merges/${view.merges[0]?.id}`, undefined, {method: 'DELETE'});
});

test('an interrupted stream resumes at its end, and an uninterrupted one sends nothing twice', async () => {
  const desk = await startDesk();
  const first = await follow(desk);
  await expect.poll(() => first.frames().length, inTime).toBe(1);
  const before = await desk.sendLead();
  await expect.poll(first.ids, inTime).toEqual([before.id]);
  const last = first.frames().at(-1)?.id;
  first.stop();
  const missed = await desk.sendLead({lastName: 'Missed'});
  const second = await follow(desk, last);
  await expect.poll(second.ids, inTime).toContain(missed.id);
  const count = second.ids().length;
  const later = await desk.sendLead({lastName: 'Later'});
  await expect.poll(() => second.ids().slice(count), inTime).toEqual([later.id]);
});

test('the stream ends with the session, and a session opens only a few', async () => {
  const desk = await startDesk();
  const streams = [await follow(desk), await follow(desk), await follow(desk), await follow(desk)];
  const fifth = await follow(desk);
  expect([fifth.response.status, fifth.response.headers.get('retry-after')]).toEqual([503, '5']);
  await desk.store.write((transaction) => transaction.deleteFrom('member_session').execute());
  // The stream checks its session with each comment, every 15 seconds.
  await expect
    .poll(() => streams.every((stream) => stream.isOver()), {timeout: 40_000, interval: 200})
    .toBe(true);
});

test('HEAD ends, so that a program on one connection gets its next answer', async () => {
  const desk = await startDesk();
  const socket = connect(desk.port, 'localhost').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (part) => void (text += String(part)));
  const headers = Object.entries({Host: 'localhost', ...desk.headersOf('agent')})
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.write(`HEAD /api/desk/events HTTP/1.1\r\n${headers}\r\n`);
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => text, inTime).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"ok":true\}$/u);
  expect(text).toContain('Content-Type: text/event-stream; charset=utf-8');
});

test('a stop of the server ends the streams and does not wait for them', async () => {
  const desk = await startDesk();
  const {isOver, frames} = await follow(desk);
  await expect.poll(() => frames().length, inTime).toBe(1);
  await desk.stop();
  await expect.poll(isOver, inTime).toBe(true);
});

test('a record that a wrong clock dated years ahead neither silences the stream nor hides missed events', async () => {
  const changes = [{id: 'ahead', at: '2030-01-01T00:00:00.000Z'}];
  let now = '2026-11-22T12:00:00.000Z';
  const feed = new InboxFeed({
    now: () => new Date(now),
    read: (since, limit) =>
      Promise.resolve(
        changes
          .filter(({at}) => at >= since)
          .toSorted((one, other) => (one.at < other.at ? -1 : 1))
          .slice(0, limit),
      ),
  });
  const sent: StreamedEvent[] = [];
  const ended: (() => void)[] = [];
  const sink = {
    send: (event: StreamedEvent) => void sent.push(event),
    end: () => {},
    isClosed: false,
    onClose: (done: () => void) => void ended.push(done),
    onTick: () => {},
  };
  onTestFinished(() => {
    for (const end of ended) end();
  });
  await feed.open(sink, undefined);
  for (const id of ['first', 'second']) {
    now = `2026-11-22T12:0${sent.length}:00.000Z`;
    changes.push({id, at: now});
    feed.wake();
    await expect.poll(() => sent.at(-1)?.data, inTime).toEqual({ids: [id]});
  }
  await feed.open(sink, '2030-01-01T00:00:00.000Z');
  expect(sent.at(-1)).toMatchObject({name: 'reload'});
});
