import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {loadAgency} from '../agency/load.ts';
import {publicAgency} from '../agency/public.ts';

const root = new URL('../', import.meta.url);

type Texts = Record<string, string>;

const readTexts = (path: string): Texts => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Texts;

/** Which shared texts a widget shows beside its own: keys of `widgets/ui/messages` and of `agency/legal`. */
interface SharedTexts {
  readonly ui: readonly string[];
  readonly legal: readonly string[];
  readonly consents?: readonly string[];
}

/** What a widget declares in `shared-texts.json`; a widget without the file shares nothing. */
export const sharedTexts = (widget: string): SharedTexts => {
  const file = new URL(`widgets/${widget}/shared-texts.json`, root);
  if (!existsSync(file)) return {ui: [], legal: []};
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as SharedTexts;
};

const pick = (texts: Texts, keys: readonly string[], source: string): Texts => {
  const picked: Texts = {};
  for (const key of keys) {
    // A plural key stands for all its forms.
    const forms = Object.keys(texts).filter((form) => form === key || form.startsWith(`${key}_`));
    if (forms.length === 0) throw new Error(`${source} has no text for "${key}"`);
    for (const form of forms) picked[form] = texts[form] ?? '';
  }
  return picked;
};

const keysOf = (texts: Texts): string =>
  Object.keys(texts)
    // Languages differ in their plural categories; i18next falls back to _other.
    .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
    .filter((key, index, all) => all.indexOf(key) === index)
    .toSorted()
    .join('\n');

/** A catalog that must have exactly the keys of the English one. Throws with the keys that differ. */
const checkedTexts = (folder: string, lang: string): Texts => {
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

/** Fills in what is known at build time (the agency's name, licence, phone ...) and leaves the rest to run time. */
const fillAgency = (text: string): string => {
  const agency: Readonly<Record<string, unknown>> = {...publicAgency(loadAgency(process.env))};
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => {
    const value = agency[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
};

/**
 * One widget's texts in one language: its own, the shared parts' it names, and the legal texts it must show, with the
 * agency's identity filled in. Throws when a language lacks a key or has one too many, which fails the build.
 */
export const catalogTexts = (widget: string, lang: string): Texts => {
  const {ui, legal, consents = []} = sharedTexts(widget);
  const legalTexts = checkedTexts('agency/legal', lang);
  const texts: Texts = {
    ...pick(checkedTexts('widgets/ui/messages', lang), ui, 'widgets/ui/messages'),
    ...pick(legalTexts, [...legal, ...consents], 'agency/legal'),
    ...checkedTexts(`widgets/${widget}/messages`, lang),
  };
  for (const key of Object.keys(texts)) texts[key] = fillAgency(texts[key] ?? '');
  // The evidence names the text exactly as shown; hashing here spares the visitor's browser the work.
  for (const key of consents)
    texts[`${key}.sha256`] = createHash('sha256')
      .update(texts[key] ?? '')
      .digest('hex');
  return texts;
};
