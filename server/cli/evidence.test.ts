import {hash} from 'node:crypto';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {runProgram} from '../testing/run-program.ts';
import {callConsent, lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {readConsents, withdrawalPath, withdrawalToken} from '../withdrawal/withdrawal-link.ts';

const shown = [...loadPublishedTexts({}).consents].find(
  ([, {kind, lang}]) => kind === 'contact' && lang === 'en',
);
if (!shown) throw new Error('no text to agree to');
const [textSha256, {text: agreedText, version: textVersion}] = shown;

const agreement = {
  ...lead,
  phone: '713 555 0123',
  consents: [
    {...callConsent, textSha256, textVersion},
    {...callConsent, kind: 'marketplace'},
  ],
};

// The fields that docs/operations.md promises, and nothing else.
const DocumentSchema = z.strictObject({
  submissionId: z.string(),
  receivedAt: z.string(),
  recompute: z.string(),
  withheld: z.string().nullable(),
  entries: z.array(
    z.strictObject({
      seq: z.number(),
      kind: z.enum(['consent', 'withdrawal', 'erasure']),
      submissionId: z.string(),
      position: z.number(),
      recordedAt: z.string(),
      previousHash: z.string(),
      hash: z.string(),
      commitment: z.string(),
      salt: z.string().nullable(),
      text: z.string().nullable(),
      isTextWhole: z.boolean(),
      erasedBy: z.array(z.number()),
    }),
  ),
  faults: z.array(z.string()),
});

const startWithConsents = async () => {
  const server = await startTestServer();
  // The entry of another person comes first.
  await server.sendLead({...agreement, email: 'eva@mail.example', consents: [callConsent]});
  const response = await server.post('/api/leads', agreement, {
    'User-Agent': 'Browser \u009B31m',
    Referer: 'https://partner.example/insurance',
  });
  const {id} = ReceiptSchema.parse(await response.json());
  const vault = openTestVault(server.place);
  const keyring = await vault.keys.ring();
  const [first] = (await readConsents(vault.store, keyring, id)) ?? [];
  if (!first) throw new Error('no consents');
  const leads = (...args: string[]) => runProgram('leads.ts', args, server.place);
  const read = async (...args: string[]) =>
    DocumentSchema.parse(JSON.parse((await leads('evidence', id, '--format', 'json', ...args)).out));
  const withdraw = () =>
    fetch(server.origin + withdrawalPath('en', withdrawalToken(id, first)), {
      method: 'POST',
      headers: {Origin: 'null'},
    });
  return {...server, store: vault.store, id, secret: first.withdrawalSecret, leads, read, withdraw};
};

type Entry = z.infer<typeof DocumentSchema>['entries'][number];

const commitmentOf = ({salt, text}: Entry) => hash('sha256', `${salt}\n${text}`);
const hashOf = ({previousHash, seq, kind, submissionId, position, recordedAt, commitment}: Entry) =>
  hash('sha256', JSON.stringify([previousHash, seq, kind, submissionId, position, recordedAt, commitment]));

test('the document alone proves the consent and its withdrawal', async () => {
  const {id, secret, read, withdraw} = await startWithConsents();
  expect((await withdraw()).status).toBe(200);
  const {submissionId, entries, faults, withheld} = await read('--with-secret');
  expect({submissionId, faults, withheld}).toEqual({submissionId: id, faults: [], withheld: null});
  expect(entries.map(({seq, kind, position}) => [seq, kind, position])).toEqual([
    [2, 'consent', 0],
    [3, 'consent', 1],
    [4, 'withdrawal', 0],
  ]);
  for (const entry of entries) {
    expect(commitmentOf(entry)).toBe(entry.commitment);
    expect(hashOf(entry)).toBe(entry.hash);
    expect(entry).toMatchObject({submissionId: id, isTextWhole: true, erasedBy: []});
  }
  expect(entries.slice(1).map(({previousHash}) => previousHash)).toEqual(
    entries.slice(0, -1).map((entry) => entry.hash),
  );
  expect(JSON.parse(entries[0]?.text ?? '')).toMatchObject({
    kind: 'contact',
    text: agreedText,
    box: {state: 'ticked'},
    email: lead.email,
    userAgent: 'Browser \u009B31m',
    referrer: 'https://partner.example/insurance',
    withdrawalSecret: secret,
  });
});

test('a consent to words that nobody published is not in force, as in every other list', async () => {
  const {leads, id} = await startWithConsents();
  const {out} = await leads('evidence', id);
  expect(out).toContain('Consent 0, contact: in force');
  expect(out).toContain('Consent 1, marketplace: not in force, because its text was never published');
  const shown = await leads('show', id);
  expect(shown.out).not.toContain('marketplace');
});

test('the withdrawal secret is omitted unless requested, and the document explains the consequence', async () => {
  const {id, secret, leads, read} = await startWithConsents();
  const {entries, withheld} = await read();
  expect(withheld).toContain('--with-secret');
  for (const entry of entries) {
    expect(entry.isTextWhole).toBe(false);
    expect(JSON.parse(entry.text ?? '')).toMatchObject({email: lead.email, withdrawalSecret: '(withheld)'});
    expect(commitmentOf(entry)).not.toBe(entry.commitment);
    // The chain consists of commitments, so it can be verified without the text.
    expect(hashOf(entry)).toBe(entry.hash);
  }
  const {out} = await leads('evidence', id.slice(0, -2));
  expect(out).toContain(JSON.stringify(agreedText));
  expect(out).toMatch(/box\.state +"ticked"/u);
  expect(out).toMatch(/withdrawalSecret +"\(withheld\)"/u);
  for (const {seq, salt, commitment, previousHash, hash: own} of entries) {
    expect(out).toContain(`Entry ${seq}: consent`);
    for (const value of [salt ?? '', commitment, previousHash, own]) expect(out).toContain(value);
  }
  expect(out).toContain('--with-secret');
  expect(out).not.toContain(secret);
  expect(JSON.stringify(entries)).not.toContain(secret);
  // A user agent cannot send control sequences to a terminal.
  expect(out).not.toContain('\u009B');
  expect((await leads('evidence', id, '--with-secret')).out).toContain(secret);

  const looks = (await leads('accesses')).out.trim().split('\n');
  expect(looks.map((look) => look.split('  ').slice(2))).toEqual([
    ['evidence', id],
    ['evidence', id],
    ['evidence with secret', id],
  ]);
});

test('erased evidence shows the time of the erasure, and the chain still follows', async () => {
  const {id, leads, read} = await startWithConsents();
  await leads('erase', id);
  const {entries, faults} = await read('--with-secret');
  const erasure = entries.at(-1);
  expect(faults).toEqual([]);
  expect(
    entries.map(({kind, salt, text, erasedBy}) => ({kind, isOpen: salt !== null && text !== null, erasedBy})),
  ).toEqual([
    {kind: 'consent', isOpen: false, erasedBy: [4]},
    {kind: 'consent', isOpen: false, erasedBy: [4]},
    {kind: 'erasure', isOpen: true, erasedBy: []},
  ]);
  for (const entry of entries) expect(hashOf(entry)).toBe(entry.hash);
  expect(JSON.parse(erasure?.text ?? '')).toEqual({reason: 'request'});
  const {code, out} = await leads('evidence', id);
  expect(code).toBe(0);
  expect(out).toContain(`erased at ${erasure?.recordedAt} (entry 4)`);
  expect(out).not.toContain(lead.email);
});

test('damage is reported, and is the exit code', async () => {
  const {id, store, leads} = await startWithConsents();
  await store.write((db) =>
    db.updateTable('evidence').set({recorded_at: '2020-01-01T00:00:00.000Z'}).where('seq', '=', 2).execute(),
  );
  await store.write((db) => db.updateTable('evidence').set({sealed: ''}).where('seq', '=', 3).execute());
  const {code, out, err} = await leads('evidence', id);
  expect(code).toBe(1);
  expect(out).toContain('Entry 2: consent');
  expect(err).toContain('entry 2 does not follow from the previous entry, or was changed');
  expect(err).toContain('the content of entry 3 is gone without an erasure');
});

test('a consent that was changed without the keys is reported, although every hash is consistent', async () => {
  const {id, store, leads} = await startWithConsents();
  await store.write((db) =>
    db
      .updateTable('consent')
      .set({kind: 'texts'})
      .where('submission_id', '=', id)
      .where('position', '=', 0)
      .execute(),
  );
  const {code, err} = await leads('evidence', id);
  expect(code).toBe(1);
  expect(err).toContain(
    'entry 2 does not have the signature of this key: the entry or its consent was changed',
  );
});

test('without a consent there is no evidence, and without a submission nothing to show', async () => {
  const {post, place} = await startTestServer();
  const {id, receivedAt} = ReceiptSchema.parse(await (await post('/api/leads', lead)).json());
  expect(await runProgram('leads.ts', ['evidence', id], place)).toMatchObject({
    code: 0,
    out: `Evidence of ${id}, received at ${receivedAt}: none. This submission contains no consent.\n`,
  });
  expect((await runProgram('leads.ts', ['evidence', 'ffffffff'], place)).code).toBe(1);
});
