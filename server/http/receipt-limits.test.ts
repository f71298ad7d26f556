import {expect, test} from 'vitest';
import {createReceiptLimiters} from './rate-limiters.ts';
import {newDataKey} from '../keys/data-key.ts';
import {openTestStore, createStorePlace, type StorePlace} from '../testing/test-store.ts';
import {limitReceipt, mailboxOf} from './receipt-limits.ts';

const key = newDataKey();
const keyring = {current: key, all: [key]};

const setUp = async (place?: StorePlace) => {
  const store = openTestStore(place ?? (await createStorePlace()));
  const limiters = createReceiptLimiters(store, {perAddress: 120});
  return (email: string, ip = '192.0.2.1') => limitReceipt(limiters, keyring, {email, ip});
};

test.each([
  ['Victim+7@Mail.example', 'victim@mail.example'],
  ['v.i.ctim@mail.example', 'victim@mail.example'],
  ['victim+a+b@mail.example', 'victim@mail.example'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['+only@mail.example', '+only@mail.example'],
  ['"a@b"@mail.example', '"a@b"@mail.example'],
])('%s belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('a mailbox gets three receipts a day, however its address is written', async () => {
  const verdictOf = await setUp();
  const forms = Array.from({length: 40}, (_, n) =>
    n % 2 === 0 ? `victim+${n}@mail.example` : 'vic.tim@mail.example',
  );
  const verdicts = [];
  for (const form of forms) verdicts.push(await verdictOf(form));
  expect(verdicts.filter((verdict) => verdict === 'send')).toHaveLength(3);
  expect(await verdictOf('another@mail.example')).toBe('send');
});

test('a restart of the server does not reset the limits of receipts for a mailbox or a network', async () => {
  const place = await createStorePlace();
  const before = await setUp(place);
  for (let n = 0; n < 60; n += 1) await before(n < 3 ? 'victim@mail.example' : `person${n}@mail.example`);
  const after = await setUp(place);
  expect(await after('victim+new@mail.example', '198.51.100.7')).toBe('drop');
  expect(await after('late@mail.example')).toEqual({waitMs: expect.any(Number)});
});

test('a network gets sixty receipts an hour, the rest waits, and waiting costs a mailbox nothing', async () => {
  const verdictOf = await setUp();
  for (let n = 0; n < 60; n += 1)
    expect(await verdictOf(`person${n}@mail.example`, `2001:db8::${n.toString(16)}`)).toBe('send');
  for (let n = 0; n < 5; n += 1)
    expect(await verdictOf('late@mail.example', '2001:db8::ffff')).toEqual({waitMs: expect.any(Number)});
  expect(await verdictOf('late@mail.example', '2001:db9::1')).toBe('send');
});
