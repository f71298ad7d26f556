import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {loadAgency} from '../agency/load.ts';
import {agencyValues, fillPlaceholders} from '../agency/legal/values.ts';
import {medicareTexts, statutory} from '../agency/legal/required-texts.ts';
import {consentTexts} from '../agency/legal/versions.ts';
import {publicAgency} from '../agency/public.ts';
import {sharedTexts} from './shared-texts.ts';

const root = new URL('../', import.meta.url);

type Texts = Record<string, string>;

const readTexts = (path: string): Texts => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Texts;

// `picture` includes `picture.anything`, a plural all its forms.
const names = (name: string, key: string): boolean =>
  key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}_`);

const pick = (texts: Texts, keys: readonly string[], source: string): Texts => {
  const picked: Texts = {};
  for (const key of keys) {
    const forms = Object.keys(texts).filter((form) => names(key, form));
    if (forms.length === 0) throw new Error(`${source} has no text for "${key}"`);
    for (const form of forms) picked[form] = texts[form] ?? '';
  }
  return picked;
};

const keysOf = (texts: Texts): string =>
  Object.keys(texts)
    // Languages have different plural categories; i18next falls back to _other.
    .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
    .filter((key, index, all) => all.indexOf(key) === index)
    .toSorted()
    .join('\n');

/** Reads a catalog that must have exactly the keys of the English catalog. Throws with the differing keys. */
export const checkedTexts = (folder: string, lang: string): Texts => {
  const texts = readTexts(`${folder}/${lang}.json`);
  const english = lang === 'en' ? texts : readTexts(`${folder}/en.json`);
  if (keysOf(texts) !== keysOf(english)) {
    const wanted = new Set(keysOf(english).split('\n'));
    const had = new Set(keysOf(texts).split('\n'));
    const missing = [...wanted].filter((key) => !had.has(key));
    const extra = [...had].filter((key) => !wanted.has(key));
    throw new Error(
      `${folder}/${lang}.json: missing [${missing.join(', ')}], not in English [${extra.join(', ')}]`,
    );
  }
  return texts;
};

/**
 * Joins one widget's texts in one language: its own, the shared texts that it names, and the legal texts that it must show,
 * with the agency's identity filled in. Throws when a language lacks a key or has an extra key, which fails the build.
 */
export const catalogTexts = (widget: string, lang: string): Texts => {
  const {ui, legal, consents = [], site = []} = sharedTexts(widget);
  const consentKeys = consents.map((kind) => consentTexts[kind].key);
  const texts: Texts = {
    ...pick(checkedTexts('widgets/ui/messages', lang), ui, 'widgets/ui/messages'),
    ...pick(checkedTexts('agency/legal', lang), [...legal, ...consentKeys], 'agency/legal'),
    ...pick(checkedTexts('agency/translations', lang), site, 'agency/translations'),
    ...checkedTexts(`widgets/${widget}/messages`, lang),
  };
  // Values known at build time (name, license, phone ...); the page fills in the others.
  const values = agencyValues(publicAgency(loadAgency(process.env)));
  for (const [key, text] of Object.entries(texts)) texts[key] = fillPlaceholders(text, values);
  for (const kind of consents) {
    const {key, version} = consentTexts[kind];
    texts[`${key}.version`] = version;
    // The evidence contains the hash of the text as shown; hashing here saves work in the visitor's browser.
    texts[`${key}.sha256`] = createHash('sha256')
      .update(texts[key] ?? '')
      .digest('hex');
  }
  return texts;
};

/** Lists the keys of the sentences about the number of offered plans that do not apply to this agency (42 CFR 422.2267(e)(41)). */
const sentencesOfOthers = (): readonly string[] => {
  const required = medicareTexts(publicAgency(loadAgency(process.env)));
  return [statutory.tpmoAll, statutory.tpmoNotAll]
    .filter((sentence) => required.every(({text}) => text !== sentence.text))
    .flatMap(({text, translation}) => [text, translation]);
};

/**
 * Selects the texts that a widget loads at first (`first`), or with the visitor's first touch (`late`). Throws when a name in the list of
 * late texts matches no text.
 */
export const partOfCatalog = (widget: string, lang: string, part: 'first' | 'late'): Texts => {
  const {late = []} = sharedTexts(widget);
  const texts = Object.entries(catalogTexts(widget, lang));
  const unmatched = late.filter((name) => !texts.some(([key]) => names(name, key)));
  if (unmatched.length > 0)
    throw new Error(`widgets/${widget}/shared-texts.json: no late text ${unmatched.join(', ')}`);
  const unused = sentencesOfOthers();
  return Object.fromEntries(
    texts.filter(
      ([key]) => !unused.includes(key) && late.some((name) => names(name, key)) === (part === 'late'),
    ),
  );
};
