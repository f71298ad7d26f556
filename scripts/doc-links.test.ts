import {existsSync, readFileSync} from 'node:fs';
import {glob} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

// The anchors that GitHub makes of headings (lower case, no punctuation, hyphens for spaces), and explicit anchors.
const anchorsOf = (markdown: string): readonly string[] => [
  ...[...markdown.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  ),
  ...[...markdown.matchAll(/\bid="([^"]+)"/gu)].map(([, id = '']) => id),
];

// Links that begin with a slash are addresses on the site.
const documents = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const file of glob('{*.md,*/**/*.md}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|data|test-results)(?:$|\/)/u.test(name),
  }))
    found.push(file);
  return found;
};

test('no document keeps the marks of an unresolved merge', async () => {
  const files = await documents();
  expect(
    files.filter((file) => /^(?:<{7} |={7}$|>{7} )/mu.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});

test('every link between our documents and files has a target', async () => {
  const faults: string[] = [];
  for (const file of await documents()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/gu)) {
      const [path = '', anchor] = target.split('#');
      const to = path === '' ? join(root, file) : resolve(root, dirname(file), path);
      if (!existsSync(to)) faults.push(`${file}: ${target}`);
      else if (
        anchor !== undefined &&
        to.endsWith('.md') &&
        !anchorsOf(readFileSync(to, 'utf8')).includes(anchor)
      )
        faults.push(`${file}: ${target}: no such heading`);
    }
  }
  expect(faults).toEqual([]);
});
