import {expect, test} from 'vitest';
import {startMailServer} from '../../../delivery/testing/mail-server.ts';
import {checkMail} from './check-mail.ts';

type Records = Readonly<Record<string, readonly string[]>>;

/** A name server with these TXT records; if there are any, the domain accepts mail. */
const namesOf = (records: Records, takesMail = true) => ({
  resolveTxt: (name: string) => {
    const texts = records[name];
    // A long record is split into parts.
    return texts
      ? Promise.resolve(texts.map((text) => [text.slice(0, 5), text.slice(5)]))
      : Promise.reject(new Error('ENOTFOUND'));
  },
  resolveMx: () =>
    takesMail
      ? Promise.resolve([{exchange: 'mx.ruiz.test', priority: 10}])
      : Promise.reject(new Error('ENODATA')),
});

const complete: Records = {
  'ruiz.test': ['unrelated', 'v=spf1 include:mail.test -all'],
  '_dmarc.ruiz.test': ['v=DMARC1; p=quarantine'],
  'k1._domainkey.ruiz.test': ['v=DKIM1; k=rsa; p=MIGfMA0'],
};

const check = async (
  records: Records,
  changes: {server?: URL; dkimSelector?: string; takesMail?: boolean} = {},
) => {
  const {server, dkimSelector, takesMail} = changes;
  const mail = {server, from: 'ana@ruiz.test', dkimSelector};
  const findings = await checkMail(mail, namesOf(records, takesMail));
  return Object.fromEntries(
    findings.map(({state, text}, at) => [['server', 'spf', 'dkim', 'dmarc', 'mx'][at], `${state}: ${text}`]),
  );
};

test('finds nothing missing where mails leave and receivers believe them', async () => {
  const {url} = await startMailServer();
  const findings = await check(complete, {server: url, dkimSelector: 'k1'});
  for (const [name, finding] of Object.entries(findings)) expect(finding, name).toMatch(/^ok: /u);
});

test('names a mail server that does not answer, and a missing setting for the mail server', async () => {
  const closed = new URL('smtp://127.0.0.1:9');
  expect((await check(complete, {server: closed}))['server']).toMatch(
    /^missing: .*127\.0\.0\.1.*ECONNREFUSED/u,
  );
  expect((await check(complete))['server']).toMatch(/^missing: .*set SMTP_URL/u);
});

test('names each missing or doubled record, and a withdrawn key', async () => {
  const none = await check({}, {dkimSelector: 'k1', takesMail: false});
  expect(none['spf']).toMatch(/^missing: ruiz\.test has no SPF record/u);
  expect(none['dmarc']).toMatch(/^missing: _dmarc\.ruiz\.test has no DMARC record/u);
  expect(none['mx']).toMatch(/^missing: .*answers are lost/u);
  const doubled = await check({...complete, 'ruiz.test': ['v=spf1 -all', 'v=spf1 ~all']});
  expect(doubled['spf']).toMatch(/^missing: .*2 SPF records, which counts as no record/u);
  expect(doubled['dkim']).toMatch(/^unchecked: .*--dkim-selector/u);
  const withdrawn = await check(
    {...complete, 'k1._domainkey.ruiz.test': ['v=DKIM1; p=']},
    {dkimSelector: 'k1'},
  );
  expect(withdrawn['dkim']).toMatch(/^missing: /u);
});
