import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

// The privacy notice counts what the browser keeps: the language, closed banners, the wish not to be counted, and for the tab the key to the
// chat and answers except health answers. A new entry here also changes the notice, in every language.
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  // Storage itself is touched in three files; the head of the site's pages only reads.
  '\\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\\b|document\\.cookie': [
    'host/head/banner-space.ts',
    'host/head/saved-language.ts',
    'widgets/chat/late/session.ts',
    'widgets/element/storage.ts',
    'widgets/element/tab-memory.ts',
  ],
  '\\bwriteStored\\(': [
    'host/element/counting-choice.ts',
    'widgets/element/protocol.ts',
    'widgets/enrollment-banner/enrollment-banner.model.ts',
  ],
  '\\bkeepForTab\\(': ['widgets/questionnaire/session-answers.ts', 'widgets/ui/submission/late/kept-form.ts'],
};
const FOR_TESTS = /\.test\.|\.examples\.|-on-a-page\.|late-probe\.|\/conformance\/|\/e2e\//;
const root = join(import.meta.dirname, '../..');
const withoutComments = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test.each(Object.entries(WRITERS))(
  'the browser keeps nothing that the privacy notice does not name (%s)',
  (words, known) => {
    const files = globSync('{host,widgets}/**/*.{ts,tsx}', {cwd: root}).filter(
      (file) => !FOR_TESTS.test(file),
    );
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => new RegExp(words).test(withoutComments(file))).toSorted()).toEqual(known);
  },
);
