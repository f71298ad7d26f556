import {hash} from 'node:crypto';
import {expect, test} from 'vitest';
import {ReceiptSchema} from '../../../contract/submission.schema.ts';
import {loadPublishedTexts} from '../../evidence/published-texts.ts';
import {runProgram} from '../../testing/run-program.ts';
import {callConsent, lead, textsConsent} from '../../testing/submissions.ts';
import {startTestServer} from '../../testing/test-server.ts';

// The first version of the wording had one checkbox for calls and texts.
const former = [...loadPublishedTexts({}).consents.values()].find(
  ({kind, lang, version}) => kind === 'contact' && lang === 'en' && version === 'contact-2026-11',
);
if (!former) throw new Error('the first wording is not published any more');
const bothInOne = {...callConsent, textVersion: former.version, textSha256: hash('sha256', former.text)};

type Shown = {readonly consents: readonly {readonly kind: string; readonly channels: readonly string[]}[]};

test(
  'a person who agreed to calls and not to texts is nowhere listed for texts',
  {timeout: 60_000},
  async () => {
    const {post, place} = await startTestServer();
    const send = async (firstName: string, consents: readonly object[]) => {
      const body = {...lead, firstName, lastName: 'Ruiz', phone: '713 555 0123', consents};
      return ReceiptSchema.parse(await (await post('/api/leads', body)).json()).id;
    };
    const ids = [
      await send('Calls', [callConsent]),
      await send('Texts', [textsConsent]),
      await send('Both', [callConsent, textsConsent]),
      await send('Former', [bothInOne]),
    ];
    const leads = (...args: string[]) => runProgram('leads.ts', args, place);

    const [, ...rows] = (await leads('export', '--format', 'csv')).out.trim().split('\r\n');
    expect(rows.map((row) => /"(?:contact|texts)[^"]*"/u.exec(row)?.[0])).toEqual([
      '"contact"',
      '"texts"',
      '"contact texts"',
      '"contact texts"',
    ]);

    const [head = '', ...list] = (await leads('list')).out.trim().split('\n');
    const agreed = list.map((row) => row.slice(head.indexOf('AGREED'), head.indexOf('ENDED')).trim());
    expect(agreed).toEqual(['contact', 'texts', 'contact texts', 'contact texts']);

    const channels = [];
    for (const id of ids) {
      const {consents} = JSON.parse((await leads('show', id)).out) as Shown;
      channels.push(consents.flatMap((consent) => consent.channels));
    }
    expect(channels).toEqual([['call'], ['text'], ['call', 'text'], ['call', 'text']]);
    expect((await leads('evidence', ids[0] ?? '')).out).toMatch(/channels +\["call"\]/u);
  },
);

test('a person who withdrew a consent in newer answers is on no call list, also where both versions are listed', async () => {
  const {post, place} = await startTestServer();
  const key = '0c8f2d1e-5b7a-4c3d-9e21-7f6a5b4c3d2e';
  const answers = {...lead, phone: '713 555 0123'};
  await post('/api/leads', {...answers, consents: [callConsent]}, {'Idempotency-Key': key});
  await post('/api/leads', {...answers, consents: [], supersedes: key});
  const {out} = await runProgram('leads.ts', ['export', '--format', 'json', '--superseded'], place);
  type Exported = Shown & {
    readonly id: string;
    readonly supersededConsents: readonly {readonly kind: string}[];
  };
  const [old, current] = JSON.parse(out) as [Exported, Exported];
  expect([old.consents, current.consents]).toEqual([[], []]);
  expect(old.supersededConsents).toMatchObject([{kind: 'contact'}]);
  const evidence = await runProgram('leads.ts', ['evidence', old.id], place);
  expect(evidence.out).toContain('Consent 0, contact: superseded');
});

test('a consent to texts needs a number, as a consent to calls does', async () => {
  const {post} = await startTestServer();
  const answer = await post('/api/leads', {...lead, phone: '', consents: [textsConsent]});
  expect(await answer.json()).toMatchObject({errors: [{field: 'phone', code: 'required'}]});
});
