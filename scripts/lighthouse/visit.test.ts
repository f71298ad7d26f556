import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {pointsIn, UnmeasuredPageError, visitWith} from './visit.ts';

/** Writes a program in place of Lighthouse. Its first attempts end as listed, and every later attempt reports full points. */
const programThat = (...attempts: readonly ('loses its browser' | 'scores nothing')[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-lighthouse-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const count = join(folder, 'count');
  const program = join(folder, 'lighthouse.mjs');
  writeFileSync(
    program,
    `import {appendFileSync, readFileSync} from 'node:fs';
     appendFileSync(${JSON.stringify(count)}, '.');
     const ends = ${JSON.stringify(attempts)}[readFileSync(${JSON.stringify(count)}, 'utf8').length - 1];
     if (ends === 'loses its browser') {
       console.error('the browser is gone');
       process.exit(1);
     }
     console.log(JSON.stringify({audits: {}, categories: {seo: {score: ends ? null : 1, auditRefs: []}}}));`,
  );
  return {
    visit: visitWith(program),
    attempts: () => (existsSync(count) ? readFileSync(count, 'utf8').length : 0),
  };
};

test('a page that Lighthouse loses or leaves without a score is visited again', async () => {
  const {visit, attempts} = programThat('loses its browser', 'scores nothing');
  const report = await visit('http://localhost/', ['seo']);
  expect(pointsIn(report, 'seo')).toBe(100);
  expect(attempts()).toBe(3);
});

test('a page without a measurement in five attempts is unknown, with the reason, and has not lost points', async () => {
  const {visit, attempts} = programThat(...Array.from({length: 9}, () => 'scores nothing' as const));
  const visited = visit('http://localhost/', ['seo']);
  await expect(visited).rejects.toThrow(UnmeasuredPageError);
  await expect(visited).rejects.toThrow('no score for seo');
  expect(attempts()).toBe(5);
});
