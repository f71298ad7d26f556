import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates a folder that is deleted when the test has finished. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
};
