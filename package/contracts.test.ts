import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {commonTokens} from '../widgets/element/common-contract.ts';
import {customElementsManifest} from './custom-elements.ts';
import {elementFacts} from './element-facts.ts';
import {withGenerated} from './readme-tables.ts';

const widgets = join(import.meta.dirname, '../widgets');
const read = (pattern: string): string =>
  globSync(pattern, {cwd: widgets})
    .filter((file) => !/\.(contract|browser\.test|test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(widgets, file), 'utf8'))
    .join('\n');

test('a page that sets a token from the table gets the default in the table', () => {
  const css = read('element/{base,tokens}.css');
  for (const [name, {unset}] of Object.entries(commonTokens))
    expect(css, name).toContain(`var(${name}, ${unset})`);
});

test.each(elementFacts)('$tag has every part and every token that its README promises', (facts) => {
  const source = read(`{ui/**,${facts.widget}/**}/*.{ts,tsx,css}`);
  const drawn = new Set(
    [...source.matchAll(/part(?:="|: ')([a-z -]+)["']/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect(facts.parts.filter(({name}) => !drawn.has(name))).toEqual([]);
  for (const {name, unset} of facts.tokens) expect(source).toContain(`var(${name}, ${unset})`);
});

test('an editor finds each element of the manifest with its attributes, its events and its slot', () => {
  const {modules} = customElementsManifest();
  for (const [at, {tag, className, attributes, events}] of elementFacts.entries()) {
    const [declaration] = modules[at]?.declarations ?? [];
    expect(declaration).toMatchObject({tagName: tag, name: className, slots: [{name: ''}]});
    const text = JSON.stringify(declaration);
    for (const {name} of [...attributes, ...events]) expect(text).toContain(`"name":"${name}"`);
    expect(text).toContain('"name":"partner"');
  }
});

test('a README without the place of its tables is reported', () => {
  expect(() => withGenerated('README.md', '# no place', 'tables')).toThrow('README.md lacks the lines');
});
