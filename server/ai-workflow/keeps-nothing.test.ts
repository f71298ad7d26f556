import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {AI_WORKFLOW_PATHS} from '../../contract/ai-workflow.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a result leaves nothing of its answers with us: no record, no file, no line', async () => {
  const {post, place, dataDir} = await startTestServer();
  const leadData = {age: 42, location: 'Quivering Springs, TX 77002', income: '50k-75k'};
  const answers = [
    await post(AI_WORKFLOW_PATHS.leadQualification, {leadData, healthInfo: {conditions: 'glossopharyngia'}}),
    await post(AI_WORKFLOW_PATHS.needsAssessment, {
      clientProfile: {age: 42, doctors: ['Dr. Quivering']},
      goals: {primary: 'health'},
      leadData,
    }),
    await post(AI_WORKFLOW_PATHS.clientManagement, {
      policyInfo: {lifeInsurance: 'Quivering Mutual'},
      lifestageChanges: ['moved to Quivering Springs'],
    }),
  ];
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200]);
  expect(await recordsIn(place)).toEqual([]);
  const files = filesUnder(dataDir);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect(readFileSync(file, 'latin1'), file).not.toMatch(/Quivering|glossopharyngia/u);
});
