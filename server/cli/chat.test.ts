import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {startChatting} from '../chat/testing/chat-client.ts';
import {mailboxFolder} from '../delivery/mailbox-channel.ts';
import {runProgram} from '../testing/run-program.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestStore} from '../testing/test-store.ts';

const PATIENCE = {timeout: 30_000, interval: 50};

test(
  'the agent finds who waits, reads the conversation and answers live, and each look is noted',
  {timeout: 60_000},
  async () => {
    const {origin, place} = await startTestServer();
    const chat = (...args: readonly string[]) => runProgram('chat.ts', args, place);
    expect((await chat('list')).out).toContain('Nobody is waiting.');
    const {id, say, post, follow} = await startChatting(origin, 'es');
    await say('¿Cuánto cuesta su ayuda?');
    await post('handover', undefined);
    expect((await chat('list')).out).toMatch(new RegExp(`waiting +es +${id}`, 'u'));
    const shown = await chat('show', id.slice(0, 13));
    expect(shown.out).toContain('¿Cuánto cuesta su ayuda?');
    expect(shown.out).toContain('-- asks for the agent --');
    const {texts, stop} = await follow();
    onTestFinished(stop);
    expect(await chat('reply', id, 'Hola, soy Nora.')).toMatchObject({
      code: 0,
      out: expect.stringContaining('no address'),
    });
    await expect.poll(texts, PATIENCE).toContain('Hola, soy Nora.');
    expect((await chat('list')).out).toContain('Nobody is waiting.');
    expect(await chat('reply', id, ' ')).toMatchObject({code: 2});
    expect(await chat('show', '00000000-0000')).toMatchObject({code: 1});
    const looks = await openTestStore(place).read((db) =>
      db.selectFrom('access_log').select(['command', 'submissions']).orderBy('at').execute(),
    );
    expect(looks).toEqual([
      {command: 'chat show', submissions: id},
      {command: 'chat reply', submissions: id},
    ]);
  },
);

test(
  'a visitor with an address gets the answer by mail when nobody reacts, and the notice to the agent contains no text of the conversation',
  {timeout: 60_000},
  async () => {
    const {origin, place, dataDir} = await startTestServer();
    const {id, say, post} = await startChatting(origin, 'de');
    await say('Meine geheime Frage zu Ihrer Beratung: Was kostet die?');
    await post('handover', undefined);
    const left = await post('contact', {name: 'Ana Weber', email: 'ana@mail.example'});
    expect(left.status).toBe(201);
    const reply = await runProgram('chat.ts', ['reply', id, 'Die Beratung kostet nichts.'], place);
    expect(reply.out).toContain('also goes by email');
    const store = openTestStore(place);
    await store.write((transaction) =>
      transaction
        .updateTable('outbox')
        .set({due_at: new Date().toISOString()})
        .where('topic', '=', 'chat.reply')
        .execute(),
    );
    const mails = () =>
      readdirSync(mailboxFolder(dataDir))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(mailboxFolder(dataDir), name), 'utf8').replaceAll('=\r\n', ''));
    await expect
      .poll(() => mails().filter((mail) => mail.includes('To: ana@mail.example')), PATIENCE)
      .toHaveLength(1);
    expect(mails().find((mail) => mail.includes('To: ana@mail.example'))).toContain(
      'Die Beratung kostet nichts.',
    );
    const notice = mails().find((mail) => mail.includes('chat.handover'));
    expect(notice).toContain(id);
    expect(notice).not.toContain('geheime');
    const erased = await runProgram('leads.ts', ['erase', '--email', 'ana@mail.example'], place);
    expect(erased.code).toBe(0);
    expect(await store.read((db) => db.selectFrom('chat_event').select('id').execute())).toEqual([]);
  },
);
