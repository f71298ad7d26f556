import {expect, test} from 'vitest';
import {ReceiptSchema} from '../../../contract/submission.schema.ts';
import {consentTo} from '../../testing/consent-to.ts';
import {runProgram} from '../../testing/run-program.ts';
import {callConsent, lead} from '../../testing/submissions.ts';
import {startTestServer} from '../../testing/test-server.ts';
import {pressWithdraw, withdrawalPathOf} from '../../testing/withdraw.ts';

const phone = '713 555 0123';
// The consent is more than twelve months old at any run of this test.
const medicare = {...consentTo('medicare'), agreedAt: '2025-10-01T10:00:00.000Z'};
const marketplace = consentTo('marketplace');

const startWithThree = async () => {
  const {origin, place, post} = await startTestServer();
  const send = async (firstName: string, consents: readonly object[], number = phone) => {
    const email = `${firstName}@mail.example`;
    const body = {...lead, firstName, lastName: 'Ruiz', email, phone: number, consents};
    return ReceiptSchema.parse(await (await post('/api/leads', body)).json()).id;
  };
  const stands = await send('Stands', [callConsent], '713 555 0188');
  const withdrew = await send('Withdrew', [callConsent, marketplace]);
  const lapsed = await send('Lapsed', [medicare, marketplace]);
  // A withdrawal by any person ends the calls to the number, because several people may share a telephone.
  const shares = await send('Shares', [callConsent]);
  expect(await pressWithdraw(origin + (await withdrawalPathOf(place, withdrew)))).toBe(200);
  const leads = (...args: string[]) => runProgram('leads.ts', args, place);
  return {leads, stands, withdrew, lapsed, shares};
};

const kinds = (consents: readonly {kind: string}[]) => consents.map(({kind}) => kind).join(' ');

const cellsOf = (line = ''): readonly string[] =>
  line.split(/(?<="),/u).map((cell) => cell.slice(1, -1).replaceAll('""', '"'));

test('a person whose consent was withdrawn or has lapsed is on no call list', {timeout: 60_000}, async () => {
  const {leads, withdrew, lapsed, shares} = await startWithThree();

  const [head, ...lines] = (await leads('export', '--format', 'csv')).out.trim().split('\r\n');
  const columns = cellsOf(head?.replace('\uFEFF', ''));
  const cell = (row: string | undefined, name: string) => cellsOf(row)[columns.indexOf(name)];
  const consentsOf = (row: string | undefined) =>
    ['firstName', 'consents', 'withdrawnConsents', 'lapsedConsents'].map((name) => cell(row, name));
  expect(lines.map(consentsOf)).toEqual([
    ['Stands', 'contact', '', ''],
    ['Withdrew', '', 'contact marketplace', ''],
    ['Lapsed', 'marketplace', '', 'medicare'],
    ['Shares', '', 'contact', ''],
  ]);

  type Exported = Record<'consents' | 'withdrawnConsents' | 'lapsedConsents', {kind: string}[]>;
  const listsOf = ({consents, withdrawnConsents, lapsedConsents}: Exported) =>
    [consents, withdrawnConsents, lapsedConsents].map(kinds);
  const exported = JSON.parse((await leads('export', '--format', 'json')).out) as [
    Exported,
    Exported,
    Exported,
    Exported,
  ];
  const [, second, third] = exported;
  expect(exported.map(listsOf)).toEqual([
    ['contact', '', ''],
    ['', 'contact marketplace', ''],
    ['marketplace', '', 'medicare'],
    ['', 'contact', ''],
  ]);
  expect(listsOf(JSON.parse((await leads('show', shares)).out) as Exported)).toEqual(['', 'contact', '']);
  expect(listsOf(JSON.parse((await leads('show', withdrew)).out) as Exported)).toEqual(listsOf(second));
  expect(second.withdrawnConsents[0]).toMatchObject({withdrawnAt: expect.any(String)});
  expect(third.lapsedConsents[0]).toMatchObject({lapsesAt: '2026-10-01T10:00:00.000Z'});

  const [heads = '', ...table] = (await leads('list')).out.trim().split('\n');
  const at = (name: string) => heads.indexOf(name);
  const agreed = (row: string) => row.slice(at('AGREED'), at('ENDED')).trim();
  const ended = (row: string) => row.slice(at('ENDED'), at('FLAGS')).trim();
  expect(table.map((row) => [agreed(row), ended(row)])).toEqual([
    ['contact', ''],
    ['', expect.stringMatching(/^contact/u)],
    [expect.stringMatching(/^market/u), 'medicare'],
    ['', 'contact'],
  ]);

  expect((await leads('evidence', withdrew)).out).toMatch(/contact: withdrawn on \d{4}-/u);
  const {out} = await leads('evidence', lapsed);
  expect(out).toContain('medicare: lapsed on 2026-10-01');
  expect(out).toContain('marketplace: in force');
});
