import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {loadAgency} from '../../agency/load.ts';
import {ChatContactRequestSchema, ConversationRequestSchema} from '../../contract/chat.schema.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {mailboxFolder} from '../delivery/mailbox-channel.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {eraseAct} from '../retention/erase-submission.act.ts';
import {erasureEntry, eraseSubmission} from '../retention/erase-submission.ts';
import type {Act, Store} from '../storage/store.ts';
import {startTestServer} from '../testing/test-server.ts';
import {createStorePlace, openTestStore, openTestVault} from '../testing/test-store.ts';
import {createChatService} from './chat.service.ts';
import {openConversation} from './open-conversation.ts';
import {startChatting} from './testing/chat-client.ts';

const PATIENCE = {timeout: 30_000, interval: 20};

const mailsIn = (dataDir: string): readonly string[] =>
  existsSync(mailboxFolder(dataDir)) ? readdirSync(mailboxFolder(dataDir)) : [];

test('a visitor who erases a conversation erases every address that they left there, and no other message', async () => {
  const {origin, place, dataDir, sendContact} = await startTestServer();
  const {id, post, erase} = await startChatting(origin);
  const leave = async (email: string): Promise<string> =>
    ReceiptSchema.parse(await (await post('contact', {name: 'Ana Weber', email})).json()).id;
  const left = [await leave('ana@mial.example'), await leave('ana@mail.example')];
  const {id: kept} = await sendContact({email: 'ana@mail.example'});
  await expect
    .poll(
      () => [...left, kept].every((each) => mailsIn(dataDir).some((name) => name.includes(each))),
      PATIENCE,
    )
    .toBe(true);

  expect((await erase()).status).toBe(204);

  const store = openTestStore(place);
  const messages = await store.read((db) =>
    db.selectFrom('contact_message').select('submission_id').execute(),
  );
  expect(messages).toEqual([{submission_id: kept}]);
  const erased = await store.read((db) =>
    db.selectFrom('submission').select('id').where('erased_at', 'is not', null).execute(),
  );
  expect(erased.map((row) => row.id).toSorted()).toEqual([id, ...left].toSorted());
  expect(mailsIn(dataDir).filter((name) => left.some((each) => name.includes(each)))).toEqual([]);
  expect(mailsIn(dataDir).some((name) => name.includes(kept))).toBe(true);
  // A restore of an older backup erases all of them again.
  const noted = readFileSync(join(dataDir, 'erased.jsonl'), 'utf8');
  expect([id, ...left].filter((each) => !noted.includes(each))).toEqual([]);
});

// The erasure has read which submissions it erases before the address is stored.
test('an address that arrives while its conversation is erased is erased, too', async () => {
  const {store, keys} = openTestVault(await createStorePlace());
  const erase = async (id: string): Promise<void> =>
    void (await eraseSubmission({store, keyring: await keys.ring()}, id, {
      reason: 'request',
      now: new Date(),
    }));
  const finishErasure = async (id: string): Promise<void> => {
    const {current} = await keys.ring();
    const at = new Date().toISOString();
    const entries = [erasureEntry(await keys.ring(), id, {reason: 'request', at})];
    await store.perform(eraseAct, {ids: [id], at, evidence: {key: current.chain, entries}, numbers: {}});
  };
  const besideAnErasure: Store = Object.assign(Object.create(store), {
    read: store.read.bind(store),
    perform: async <Input, Value>(act: Act<Input, Value>, input: Input): Promise<Value> => {
      if (act.name === 'leave-chat-contact') await finishErasure(id);
      return await store.perform(act, input);
    },
  });
  const chat = createChatService({
    store: besideAnErasure,
    keys,
    texts: loadPublishedTexts({}),
    now: () => new Date(),
    answer: async () => await Promise.reject(new Error('nobody asks')),
    readHours: () => loadAgency({}).hours,
    waitSeconds: 180,
    isDeskOpen: async () => await Promise.resolve(false),
    erase,
    onEvent: () => {},
  });
  const {id, secret} = await chat.start(ConversationRequestSchema.parse({language: 'en'}), {origin: ''});
  const contact = ChatContactRequestSchema.parse({name: 'Ana Weber', email: 'ana@mail.example'});
  const leaving = chat.leaveContact(await openConversation(store, {id, secret}), contact, {
    key: undefined,
    origin: '',
    client: {ip: '', userAgent: '', referrer: ''},
  });
  await expect(leaving).rejects.toMatchObject({code: 'unauthorized'});
  expect(await store.read((db) => db.selectFrom('contact_message').selectAll().execute())).toEqual([]);
});
