import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {textsIn} from '../agency/testing/compare-catalogs.ts';

/** A sentence that may be a promise, and the files that contain it. */
export type PromiseSentence = {readonly says: string; readonly files: readonly string[]};

const root = join(import.meta.dirname, '..');

/**
 * Matches sentences that sound like a promise: with "never" or "always", about a time, about stored, sent or sold data, about our actions
 * and costs, about limits ("for this conversation only") and ends ("for good", "no longer works").
 */
const PROMISE = new RegExp(
  [
    'never|always|nobody|no one|guarantee[sd]?|encrypt\\w*|remind\\w*|24 hours|only if you|only when you',
    'within (?:\\d+|two|a few) (?:working )?(?:hours?|days?|minutes?)|(?:at|any) any time|at any time',
    '(?:is|are|be|been|was|stays?) (?:kept|stored|deleted|erased|saved|logged|sold|dropped)',
    'we (?:keep|do not|will|tell|answer|erase|record|send|compare|read|show|ask for this)',
    'do not (?:sell|share|keep)|does not keep|leaves? this page|no charge|costs? (?:you )?nothing|no account|no cookies?',
    'keeps every|free (?:quote|of charge|30|appointment)|in five languages|every figure',
    '(?:sent|kept|sees|opened|disclose\\w*|ask|permissions?) only|only (?:people who|on the agency|by its|with (?:its|your))|conversation only',
    'within (?:three|five|ten|twelve)|after (?:ten|twelve) (?:minutes|hours)|at the latest|until you|(?:no|any) (?:longer|further)|for good',
    'will not be|neither use|(?:asks?|owe|publish\\w*|count) (?:nothing|no)|nothing (?:of it|is|else|anywhere|leaves)|no (?:advertising|analytics)',
    'kept as|kept it|did not keep|kept the|deleted when|works? once|once, |by itself|not a condition|not sell|without (?:health answers|a permission)',
    'free (?:talk|to buy)|for free|is free|before we begin|to no other|answers (?:stay|are still) here|stays? here|one message is enough',
    'you can (?:ask what|delete|leave them|read it)|can be (?:deleted|erased|withdrawn)|is erased|are erased|permission is withdrawn|it deleted|as long as its',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'iu',
);

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.replaceAll(/^- |\*\*/gu, '').trim())
    .filter((sentence) => sentence !== '');

/** Returns the running text of a page, without code, tables, headings and front matter; the lines of a paragraph are joined. */
const prose = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/u, '')
    .replaceAll(/```[\s\S]*?```/gu, '')
    .replaceAll(/^(?:#|\|).*$/gmu, '')
    .replaceAll(/(?<=[^\n])\n(?=[^\n-])/gu, ' ');

const catalogs = [
  '{desk,host,package,server,widgets}/**/messages/en.json',
  'agency/{legal,translations}/en.json',
  'server/desk/person/templates/en.json',
  'agency/sample/content/en.json',
];
const pages = [
  'agency/sample/legal-pages/en/*.md',
  'agency/sample/{articles,services}/*.en.md',
  'agency/definitions/en.md',
  'README.md',
  'docs/guides/README.md',
  'widgets/*/README.md',
];

const filesOf = (patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) => globSync(pattern, {cwd: root, exclude: (name) => name === 'node_modules'}));

/** Lists the English catalogs of the product. */
export const englishCatalogs = (): readonly string[] => filesOf(catalogs);

/** Returns the texts of a catalog by their paths, except reviews, which are quotations. */
export const textsOfCatalog = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...textsIn(JSON.parse(readFileSync(join(root, file), 'utf8')))].filter(
      ([path]) => !path.startsWith('testimonials.'),
    ),
  );

const textsOf = (file: string): readonly string[] =>
  file.endsWith('.md') ? [prose(readFileSync(join(root, file), 'utf8'))] : [...textsOfCatalog(file).values()];

/**
 * Lists every sentence that sounds like a promise in the English catalogs, legal texts, articles, service pages, the README and the
 * READMEs of the elements, each once.
 */
export const promiseSentences = (): readonly PromiseSentence[] => {
  const found = [...filesOf(catalogs), ...filesOf(pages)].flatMap((file) =>
    textsOf(file)
      .flatMap(sentencesOf)
      .filter((sentence) => PROMISE.test(sentence))
      .map((says) => ({says, file})),
  );
  const byWords = Map.groupBy(found, ({says}) => says);
  return [...byWords].map(([says, places]) => ({says, files: [...new Set(places.map(({file}) => file))]}));
};
