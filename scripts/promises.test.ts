import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {LANGUAGES} from '../contract/language.ts';
import {englishCatalogs, promiseSentences, textsOfCatalog} from './promise-sentences.ts';

const root = join(import.meta.dirname, '..');

/** The register: each promise with its sentences and its proof, and the sentences that only sound like a promise. */
const RegisterSchema = z.strictObject({
  promises: z.array(
    z.strictObject({
      promise: z.string().min(1),
      says: z.array(z.string()).min(1),
      /** `path › words in the file`: a test by words of its title, a line of code, or a duty in the operations manual. */
      kept: z.array(z.string()).min(1),
      /** Whether a person keeps the promise; the duty is then in docs/operations.md. */
      by: z.literal('a person').optional(),
    }),
  ),
  others: z.array(z.strictObject({why: z.string().min(1), says: z.array(z.string()).min(1)})),
});

const register = RegisterSchema.parse(JSON.parse(readFileSync(join(root, 'docs/promises.json'), 'utf8')));
const entered = [...register.promises, ...register.others].flatMap(({says}) => says);

/** Returns the reason why a proof is invalid, or undefined. */
const faultOf = (kept: string): string | undefined => {
  const [path = '', words = ''] = kept.split(' › ');
  if (!existsSync(join(root, path))) return `${path} does not exist`;
  if (words === '') return `${path} is named without what in it`;
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  // A title stands in quotes; an import or a call of the same name proves nothing.
  const isFound = path.includes('.test.')
    ? lines.some((line) => !line.startsWith('import ') && afterQuote(line).includes(words))
    : lines.some((line) => line.includes(words));
  return isFound ? undefined : `${path} has no "${words}"`;
};

const afterQuote = (line: string): string => /['"`](?<quoted>.*)/u.exec(line)?.groups?.['quoted'] ?? '';

test('every sentence that promises something has an entry with its proof', () => {
  const missing = promiseSentences().filter(({says}) => !entered.includes(says));
  expect(missing).toEqual([]);
});

test('the proof of each promise exists', () => {
  const faults = register.promises.flatMap(({promise, kept}) =>
    kept.flatMap((each) => {
      const fault = faultOf(each);
      return fault === undefined ? [] : [`${promise}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
  expect(faultOf('docs/nothing.md › a')).toBe('docs/nothing.md does not exist');
  expect(faultOf('docs/operations.md › words that stand nowhere')).toContain('has no');
  expect(faultOf('insurance/answers/health-unused.test.ts › isHealthUnusedFor')).toContain('has no');
});

test('a promise that a person keeps is a duty in the operations manual', () => {
  const forgotten = register.promises.filter(
    ({by, kept}) => by !== undefined && !kept.some((each) => each.startsWith('docs/operations.md › ')),
  );
  expect(forgotten.map(({promise}) => promise)).toEqual([]);
});

test('the register has no sentence twice and no sentence that no text contains', () => {
  expect(entered.filter((says, index) => entered.indexOf(says) !== index)).toEqual([]);
  const current = new Set(promiseSentences().map(({says}) => says));
  expect(entered.filter((says) => !current.has(says))).toEqual([]);
});

// Strong words of the four translations, with the English words that allow them.
const STRONG: readonly (readonly [english: RegExp, others: RegExp])[] = [
  [/\bnever\b|\bfixed\b/iu, /\b(?:nunca|jamás|jamais|niemals?|nie)\b|从不|绝不|永不/iu],
  [/\bany ?time\b|\balways\b/iu, /\ben cualquier momento\b|à tout moment|\bjederzeit\b|随时/iu],
  [
    /\bfree\b|\bno (?:extra )?charge\b|\bcosts? (?:you )?nothing\b|\bwithout a premium\b/iu,
    /\b(?:gratis|gratuit\w*|sin costo|sans frais|kostenlos\w*|kostenfrei\w*|unverbindlich\w*)\b|免费/iu,
  ],
  [/\bguarantee/iu, /\b(?:garantiza|garantissons|garantit\b|garantier)|保证/iu],
  [/\bencrypt/iu, /\b(?:cifrad[oa]|chiffré|verschlüsselt)|加密/iu],
  [/\b(?:sell|sold)\b/iu, /\bno vendemos\b|\bne vendons\b|\bverkaufen (?:nichts|keine|sie nicht)\b|不出售/iu],
];

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'no text promises more in %s than in English',
  (language) => {
    const more = englishCatalogs().flatMap((file) => {
      const english = textsOfCatalog(file);
      return [...textsOfCatalog(file.replace(/en\.json$/u, `${language}.json`))].flatMap(([key, text]) => {
        const original = english.get(key) ?? '';
        const isMore = STRONG.some(([allowed, strong]) => strong.test(text) && !allowed.test(original));
        return original !== '' && isMore ? [`${file} ${key}: ${text}`] : [];
      });
    });
    expect(more).toEqual([]);
  },
);

test('every threat with a defense names its test, or the remaining risk', () => {
  const table = readFileSync(join(root, 'docs/threat-model.md'), 'utf8').split('## OWASP')[0] ?? '';
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\||\|$/g, '').trim()))
    .filter((cells) => cells.length === 4 && cells[0] !== 'threat');
  expect(rows.length).toBeGreaterThan(30);
  const bare = rows.filter(([, , shown = '', remains = '']) => !shown.includes('](') && remains === '');
  expect(bare.map(([threat]) => threat)).toEqual([]);
});
