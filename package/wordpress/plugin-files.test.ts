import {inflateRawSync} from 'node:zlib';
import {LANGUAGES} from '../../contract/language.ts';
import {LANGUAGE_NAMES} from '../../contract/language-name.ts';
import {expect, test} from 'vitest';
import {widgetNames} from '../../widgets/embed/names.ts';
import {reservedHeights} from '../../widgets/embed/reserved-heights.ts';
import german from './messages/de.json' with {type: 'json'};
import english from './messages/en.json' with {type: 'json'};
import {pluginFiles} from './plugin-files.ts';
import {zip} from './zip.ts';

const SERVER = 'https://agency.example';
const files = pluginFiles('1.2.3', SERVER);
const text = (name: string): string => String(files[`lamplight/${name}`]);
const php = Object.keys(files).filter((name) => name.endsWith('.php'));

/** Reads an archive by its central directory, as an unpacker does. */
const unzipped = (archive: Buffer): Record<string, string> => {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const found: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, nameLength, local] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    found[name] = inflateRawSync(archive.subarray(from, from + packed)).toString();
    at += 46 + nameLength;
  }
  return found;
};

test('the zip has every file in one folder, and the same files result in the same bytes', () => {
  const archive = zip(files);
  expect(unzipped(archive)).toEqual(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString()]),
    ),
  );
  expect(Object.keys(files).every((name) => name.startsWith('lamplight/'))).toBe(true);
  const reversed = Object.fromEntries(Object.entries(files).toReversed());
  expect(zip(reversed).equals(archive)).toBe(true);
});

test('header, readme and code name the same version', () => {
  expect(text('lamplight.php')).toContain(' * Version: 1.2.3\n');
  expect(text('readme.txt')).toContain('Stable tag: 1.2.3\n');
  for (const name of Object.keys(files)) expect(String(files[name])).not.toContain('__LAMPLIGHT_VERSION__');
});

test('WordPress accepts the block of each element', () => {
  for (const name of widgetNames) {
    const block = JSON.parse(text(`blocks/${name}/block.json`)) as Record<string, unknown>;
    expect(block).toMatchObject({
      apiVersion: 2,
      name: `lamplight/${name}`,
      version: '1.2.3',
      textdomain: 'lamplight',
      title: english[name],
      editorScript: 'lamplight-editor',
    });
    // https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata: a namespace, a slash, a name.
    expect(block['name']).toMatch(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
  }
});

test('authors of posts cannot choose another server', () => {
  const {elements} = JSON.parse(text('includes/elements.json')) as {
    elements: Record<string, {attributes: string[]}>;
  };
  expect(Object.keys(elements)).toEqual([...widgetNames]);
  for (const {attributes} of Object.values(elements)) {
    expect(attributes).not.toContain('api');
    expect(attributes).not.toContain('site');
  }
});

test('the plugin offers each language of the elements by its own name, from one list', () => {
  const {languages} = JSON.parse(text('includes/elements.json')) as {languages: Record<string, string>};
  expect(Object.entries(languages)).toEqual(LANGUAGES.map((lang) => [lang, LANGUAGE_NAMES[lang]]));
  expect(php.filter((name) => /'zh'|中文/u.test(String(files[name])))).toEqual([]);
});

test('the heights follow the column of the element, as in the snippets of the builder', () => {
  const {room, elements} = JSON.parse(text('includes/elements.json')) as {
    room: {name: string; style: string};
    elements: Record<string, {heights: Record<string, [from: number, height: number][]>}>;
  };
  expect(room.name).toBe('lamplight-room');
  expect(room.style).toContain('container-type: inline-size');
  for (const name of widgetNames)
    for (const lang of LANGUAGES) {
      const steps = elements[name]?.heights[lang] ?? [];
      expect(steps[0]?.[0], `${name} ${lang}`).toBe(0);
      for (const [width, height] of Object.entries(reservedHeights(name)[lang] ?? {}))
        expect(
          steps.findLast(([from]) => from <= Number(width))?.[1],
          `${name} ${lang} ${width}`,
        ).toBeGreaterThanOrEqual(height);
    }
});

test('a form behind a button needs the height of the button only', () => {
  const {elements} = JSON.parse(text('includes/elements.json')) as {
    elements: Record<string, {attributes: string[]; dialogHeights?: Record<string, [number, number][]>}>;
  };
  for (const name of ['quote-form', 'contact-form', 'questionnaire']) {
    expect(elements[name]?.attributes).toContain('placement');
    for (const lang of LANGUAGES) {
      const steps = elements[name]?.dialogHeights?.[lang] ?? [];
      expect(steps[0]?.[0], `${name} ${lang}`).toBe(0);
      expect(Math.max(...steps.map(([, height]) => height))).toBeLessThan(200);
    }
  }
  expect(elements['chat']?.dialogHeights).toBeUndefined();
});

const isOfBlock = (key: string): boolean =>
  widgetNames.some((name) => key === name || key === `${name}.does`);

test('each text of the plugin is translated, and no translation is unused', () => {
  const shown = new Set(
    php.flatMap((name) =>
      [...String(files[name]).matchAll(/(?:__|esc_html__)\( '((?:[^'\\]|\\.)*)', 'lamplight' \)/gu)].map(
        ([, found = '']) => found,
      ),
    ),
  );
  const texts = Object.entries(english).filter(([key]) => !isOfBlock(key));
  expect([...shown].toSorted()).toEqual(texts.map(([, value]) => value).toSorted());
  for (const name of php)
    expect(
      String(files[name]).match(/\b(?:__|_e|esc_html__|esc_html_e|esc_attr__)\( [^']/gu),
      name,
    ).toBeNull();
});

test('a catalog is read back with its contexts', () => {
  const catalog = Buffer.from(files['lamplight/languages/lamplight-de_DE.mo'] ?? '');
  expect(catalog.readUInt32LE(0)).toBe(0x950412de);
  const rows = catalog.readUInt32LE(8);
  const read = (table: number, row: number): string => {
    const [length, at] = [catalog.readUInt32LE(table + row * 8), catalog.readUInt32LE(table + row * 8 + 4)];
    return catalog.toString('utf8', at, at + length);
  };
  const found = Object.fromEntries(
    Array.from({length: rows}, (_, row) => [
      read(catalog.readUInt32LE(12), row),
      read(catalog.readUInt32LE(16), row),
    ]),
  );
  expect(found['block title\u0004Quote form']).toBe(german['quote-form']);
  expect(found['Partner id']).toBe(german.partner);
  const ids = Object.keys(found);
  expect(ids).toEqual(ids.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))));
});

test('code and style contain no address except the one that the settings page proposes', () => {
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('.mo') || name.endsWith('block.json')) continue;
    const addresses = String(content).match(/(?:https?:)?\/\/[a-z][a-z0-9.-]*\.[a-z]{2,}/gu) ?? [];
    expect(
      addresses.filter((address) => address !== SERVER),
      name,
    ).toEqual([]);
  }
});

test('every file of PHP refuses to run by itself', () => {
  for (const name of php)
    expect(String(files[name]), name).toMatch(/defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/);
});
