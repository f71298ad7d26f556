import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {widgetNames} from '../widgets/embed/names.ts';
import {ownFile, PARTS_FOLDER, writeModules} from './shared-parts.ts';

test('a module for pages without the loader brings the parts of the loader, in one file with the element', () => {
  const dist = mkdtempSync(join(tmpdir(), 'modules-'));
  const embed = join(dist, 'embed/v1');
  for (const folder of [embed, join(dist, PARTS_FOLDER)]) mkdirSync(folder, {recursive: true});
  for (const name of widgetNames)
    writeFileSync(join(embed, ownFile(name)), `import './assets/runtime.js';var e='${name}';`);
  writeFileSync(join(dist, PARTS_FOLDER, 'page-parts.js'), 'var e=1;globalThis.parts=e;\n');
  writeModules(dist);
  // The variables of both must not meet, and the loader's file stays as it was.
  expect(readFileSync(join(embed, 'chat.js'), 'utf8')).toBe(
    "(()=>{var e=1;globalThis.parts=e;})();import './assets/runtime.js';var e='chat';",
  );
  expect(readFileSync(join(embed, ownFile('chat')), 'utf8')).toBe(
    "import './assets/runtime.js';var e='chat';",
  );
  expect(readdirSync(dist)).toEqual(['embed']);
});
