import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {textsIn} from '../agency/testing/compare-catalogs.ts';
import {legalCatalogs} from '../agency/legal/catalog.ts';
import {consentTexts} from '../agency/legal/versions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders =
  'agency,build,contract,desk,embed-demo,host,insurance,package,reliability,scripts,server,widgets';

// Outdated words for which the field has standard terms: notified, calculated.
const outdated = /\b(?:told|reckon\w*|or not at all|of theirs|anew|for ever|under way)\b|any more\)/iu;
// A doc comment begins with what the code does: "Returns whether", not "Says whether" or "Gives".
const opensQuaintly = /^\s*(?:\/\*\*?|\*|\/\/) (?:What|Says|Gives) /u;

const isComment = (line: string): boolean => /^\s*(?:\/\*|\*|\/\/)/u.test(line);

const faultsIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      isComment(line) && (outdated.test(line) || opensQuaintly.test(line))
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );

test('comments use the terms of CONTRIBUTING.md', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, {cwd: root, exclude: ['**/node_modules/**']});
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

// Comments, regular expressions and texts contain what people write.
const notCode = /\/\*[\s\S]*?\*\/|\/\/.*|\/(?![/*]).*\/[a-z]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu;

test('names use the terms of CONTRIBUTING.md', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, {cwd: root, exclude: ['**/node_modules/**']});
  const outdatedName = /\b(?:said|told|reckon\w*|asking)\b/u;
  const found = files.filter((file) =>
    outdatedName.test(readFileSync(join(root, file), 'utf8').replaceAll(notCode, '')),
  );
  expect(found).toEqual([]);
  expect('const said = `told`; // asking'.replaceAll(notCode, '')).toMatch(outdatedName);
  expect('const text = `told`; // asking'.replaceAll(notCode, '')).not.toMatch(outdatedName);
});

// "Whether the review day has passed", not "The review day has passed": the reader learns what `true` says.
const ofBoolean =
  /\/\*\* (?!Whether|For |Set by)((?:(?!\*\/).)*) \*\/\n\s*(?:readonly )?#?(?:is|has|was|can|may)[A-Z]\w*\??: boolean/gu;

test('the comment of a boolean says whether', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, {cwd: root, exclude: ['**/node_modules/**']});
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(ofBoolean)].map(([, says]) => `${file}: ${says}`),
  );
  expect(found).toEqual([]);
  expect('/** The day has passed. */\n  readonly isDue: boolean').toMatch(ofBoolean);
});

// `checkedOn` and `nextReview` are fields of every figure of their file, by shorthand.
const inSmallLetters =
  /^(?:export )?const (?!checkedOn\b|nextReview\b)[a-z]\w* = (?:-?[\d_.]+|'[^']*'|\n {2}'[^']*')(?: as const)?;$/gmu;

test('a module’s constant that is a number or a text is in capitals', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}', '**/testing/**', '**/published/**'],
  });
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(inSmallLetters) ?? []).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
  for (const line of ['const most = 3;', "export const svg = 'http://www.w3.org/2000/svg';"])
    expect(line).toMatch(inSmallLetters);
});

test('no file contains the markers of a merge conflict', () => {
  const texts = globSync(`{*.md,{docs,${folders}}/**/*.{md,json,css,html,ts,tsx}}`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  expect(texts.length).toBeGreaterThan(1_500);
  const marker = /^(?:<{7}|>{7}) /mu;
  expect(texts.filter((file) => marker.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

// Deployment guides name folders of a server, such as /var/lib; nobody's home or work folder is part of them.
const machinePath = /(?:^|[\s'"(`=]|file:\/\/)\/(?:home|root|work|tmp|Users)\/[\w.-]+\//mu;

test('no document contains a path of the machine that wrote it', () => {
  const documents = globSync('{*.md,docs/**/*.{md,json}}', {cwd: root});
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.filter((file) => machinePath.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(machinePath.test("module '/Users/ana/copy/server/main.ts'")).toBe(true);
  expect(machinePath.test('at start (file:///home/ana/lamplight/main.ts:3:1)')).toBe(true);
});

// French sets these signs off with a space that must not break, or the sign begins the next line.
const breakable = / [;:!?»%€$](?!\S)|« |\d (?=\d{3}(?!\d))/u;
// A consent's wording is part of the evidence: the text gets its no-break spaces with the next version.
const versioned = new Set(Object.values(consentTexts).map(({key}) => legalCatalogs.fr[key]));

test('no French text has a space where a line may break before a sign', () => {
  const catalogs = globSync(
    `{${folders}}/**/{messages,legal,translations,glossary,content,templates}/fr.json`,
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  );
  const pages = globSync('agency/{definitions/fr.md,sample/**/*.fr.md,sample/legal-pages/fr/*.md}', {
    cwd: root,
  });
  expect(catalogs.length).toBeGreaterThan(25);
  expect(pages.length).toBeGreaterThan(20);
  const texts = [
    ...catalogs.flatMap((file) =>
      Array.from(textsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))).values()),
    ),
    ...pages.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n')),
  ];
  expect(texts.filter((text) => breakable.test(text) && !versioned.has(text))).toEqual([]);
  for (const text of ['Pourquoi ?', 'a ; b', '« oui', 'oui »', '100 % de', '5 $', '30 000'])
    expect(breakable.test(text)).toBe(true);
});

test('an outdated term in a comment is found, a text on screen is not', () => {
  expect(faultsIn('a.ts', '/** What the agent is told. */')).toHaveLength(1);
  expect(faultsIn('a.ts', '/** Says whether the desk is open. */')).toHaveLength(1);
  expect(faultsIn('a.ts', "const text = 'She told me.';")).toEqual([]);
});
