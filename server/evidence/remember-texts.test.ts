import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {sampleFolder} from '../../agency/load.ts';
import {lead} from '../testing/submissions.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {loadPublishedTexts} from './published-texts.ts';

/** The sample agency with another telephone. */
const withPhone = (display: string): string => {
  const folder = join(temporaryFolder(), 'agency');
  cpSync(sampleFolder, folder, {recursive: true});
  const file = join(folder, 'agency.json');
  const agency: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof agency !== 'object') throw new Error('no agency');
  writeFileSync(
    file,
    JSON.stringify({...agency, phone: {display, e164: `+1${display.replaceAll('-', '')}`}}),
  );
  return file;
};

const consentIn = (environment: Record<string, string>) => {
  const shown = [...loadPublishedTexts(environment).consents].findLast(
    ([, {kind, lang}]) => kind === 'marketplace' && lang === 'en',
  );
  if (!shown) throw new Error('no text to agree to');
  const [textSha256, {version, text}] = shown;
  return {
    text,
    consent: {kind: 'marketplace', textVersion: version, textSha256, agreedAt: '2026-11-21T10:00:00.000Z'},
  };
};

test('a page that was open while the agency changed its telephone still gives a consent that counts', async () => {
  const [before, after] = [
    {AGENCY_CONFIG: withPhone('713-555-0111')},
    {AGENCY_CONFIG: withPhone('713-555-0222')},
  ];
  const {consent, text} = consentIn(before);
  expect(text).toContain('713-555-0111');
  const first = await startTestServer(before);
  await first.stop();
  const second = await startTestServer(after, first.place);
  await second.sendLead({consents: [consent]});
  await second.sendLead({...lead, email: 'eva@mail.example', consents: [consentIn(after).consent]});
  const never = consentIn({AGENCY_CONFIG: withPhone('713-555-0333')}).consent;
  await second.sendLead({...lead, email: 'ida@mail.example', consents: [never]});
  const records = await recordsIn(first.place);
  expect(records.map(({consents}) => consents.map(({kind}) => kind))).toEqual([
    ['marketplace'],
    ['marketplace'],
    [],
  ]);
});
