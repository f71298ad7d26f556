import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {campaignFile, readCampaigns} from '../../agency/campaigns.ts';
import {loadAgency} from '../../agency/load.ts';
import {addEdit} from '../edits/edit.store.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {runProgram} from '../testing/run-program.ts';
import {openTestStore} from '../testing/test-store.ts';
import {questionGroups} from './agency/questions.ts';

const questions = questionGroups('2026-11-22').flatMap((group) => group.questions);
const examples = Object.fromEntries(questions.map(({id, example}) => [id, example]));

test('an agent types for an hour, is called away, comes back, and has a configuration that starts', async () => {
  const folder = join(temporaryFolder(), 'mine');
  const lines = questions.map(({example}) => example);
  const half = await runProgram('agency.ts', ['new', folder], {}, `${lines.slice(0, 9).join('\n')}\n`);
  expect(half.code).toBe(3);
  expect(half.err).toContain('agency.draft.json: the same command continues from there');
  expect(existsSync(join(folder, 'agency.json'))).toBe(false);
  expect(statSync(join(folder, 'agency.draft.json')).mode & 0o777).toBe(0o600);

  const rest = [...lines.slice(0, 9).map(() => ''), ...lines.slice(9)];
  const {code, out} = await runProgram('agency.ts', ['new', folder], {}, `${rest.join('\n')}\n`);
  expect(code).toBe(0);
  expect(out).toContain('[Ana Ruiz]');
  expect(existsSync(join(folder, 'agency.draft.json'))).toBe(false);
  const agency = loadAgency({AGENCY_CONFIG: join(folder, 'agency.json')});
  expect(agency).toMatchObject({agencyName: 'Ruiz Insurance', licenseNumber: '1234567', isSample: false});

  const again = await runProgram('agency.ts', ['new', folder]);
  expect(again.code).toBe(1);
  expect(again.err).toContain('agency.json exists');
});

test('a file of answers is enough, and a wrong one names the field', async () => {
  const folder = temporaryFolder();
  const answers = join(folder, 'answers.json');
  writeFileSync(answers, JSON.stringify({...examples, zip: '770'}));
  const wrong = await runProgram('agency.ts', ['new', join(folder, 'a'), '--answers', answers]);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('postalAddress.zip should be the ZIP code, such as 77002');
  writeFileSync(answers, JSON.stringify(examples));
  expect((await runProgram('agency.ts', ['new', join(folder, 'a'), '--answers', answers])).code).toBe(0);
  expect(readFileSync(join(folder, 'a/agency.json'), 'utf8')).not.toMatch(
    /Nora Ellison|Bayou|\.example|555-01/u,
  );
});

test('the check names the sample agency, and what a real agency has not done, with the law behind it', async () => {
  const folder = temporaryFolder();
  const settings = {DATA_DIR: join(folder, 'data')};
  const sample = await runProgram('agency.ts', ['check', '--offline'], settings);
  expect(sample.code).toBe(1);
  expect(sample.out).toContain('MISSING   This is the sample agency.');

  const {'tpmo.organizations': _left, ...withoutMedicare} = examples;
  const answers = join(folder, 'answers.json');
  writeFileSync(
    answers,
    JSON.stringify({...withoutMedicare, 'rating.asOf': '2024-01-01', 'carrier.approvedBy': ''}),
  );
  await runProgram('agency.ts', ['new', join(folder, 'mine'), '--answers', answers]);
  const AGENCY_CONFIG = join(folder, 'mine/agency.json');
  // The check reads a change from the desk, not the file.
  const campaign = readCampaigns(campaignFile({AGENCY_CONFIG})).find(({endDate}) => endDate > '2026-12-31');
  if (!campaign) throw new Error('no campaign');
  const content = JSON.stringify({
    ...campaign,
    endDate: '2099-01-15',
    verifiedOn: '2026-10-01',
    nextReview: '2026-11-01',
  });
  const store = openTestStore({...settings, DATABASE_URL: ''});
  await store.write((transaction) =>
    addEdit(transaction, {kind: 'campaign', name: campaign.id}, content, {
      actor: 'a@b.example',
      now: new Date(),
      version: 0,
    }),
  );
  const {code, out, err} = await runProgram('agency.ts', ['check', '--offline'], {
    ...settings,
    AGENCY_CONFIG,
  });
  expect(code).toBe(1);
  expect(out).toContain('ok        Ana Ruiz, Texas license 1234567');
  expect(out).toMatch(/MISSING {3}The claim rating was last checked on 2024-01-01.*\n.*28 TAC/u);
  expect(out).toMatch(/MISSING {3}Gulf Health is not named/u);
  expect(out).toMatch(/note {6}Without tpmo.*\n.*422\.2267\(e\)\(41\), https:\/\/www\.ecfr\.gov/u);
  expect(out).toMatch(/MISSING {3}\d+ legal pages say that they are drafts/u);
  expect(out).toContain(`MISSING   The campaign ${campaign.id} needed a new check on 2026-11-01`);
  expect(out).toContain('MISSING   The key is in the data folder');
  expect(out).toContain('MISSING   No backups are made');
  expect(out).toContain('unchecked The mail is not checked offline.');
  expect(err).toMatch(/\d+ of \d+ points are missing/u);
});
