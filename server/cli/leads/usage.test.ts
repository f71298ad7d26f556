import {expect, test} from 'vitest';
import {sampled} from '../../../agency/testing/sampled.ts';
import {runProgram as run} from '../../testing/run-program.ts';
import {temporaryFolder} from '../../testing/temporary-folder.ts';

const faulty: readonly (readonly string[])[] = [
  [],
  ['frob'],
  ['list', 'x'],
  ['list', '--frob'],
  ['show'],
  ['export'],
  ['export', '--format', 'xml'],
  ['erase'],
  ['show', '%'],
  ['held', 'x'],
  ['release'],
  ['spam'],
  ['evidence'],
  ['evidence', 'abcd', 'efab'],
  ['evidence', 'abcd', '--format', 'csv'],
  ['show', 'abcd', '--with-secret'],
  ['list', '--format', 'json'],
  ['list', '--since', 'yesterday'],
  ['list', '--since', '2026-02-30'],
  ['list', '--kind', 'quote'],
  ['list', '--status', 'new'],
  ['list', '--held', '--status', 'spam'],
  ['list', '--since', '2026-11-30', '--until', '2026-11-01'],
  ['list', '--page', '2'],
  ['list', '--limit', '0'],
];

test.each(sampled(faulty).map((args) => [args] as const))(
  'leads %j is answered with how to use it, and exit code 2',
  async (args) => {
    const {code, err, out} = await run('leads.ts', args, {DATA_DIR: temporaryFolder()});
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: npm run leads --');
  },
);
