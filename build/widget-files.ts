import type {Rolldown} from 'vite';
import {LANGUAGES} from '../contract/language.ts';
import {type WidgetName, widgetNames} from '../widgets/embed/names.ts';
import {ownFile} from './shared-parts.ts';
import {hasLateTexts, textFileName} from './text-files.ts';

/** The files of one element, relative to `/embed/v1/`. */
export type WidgetFiles = {
  readonly name: WidgetName;
  /** The file that the loader requests, and all its static imports. */
  readonly first: readonly string[];
  /** One file per language: the texts and other data in the language. */
  readonly languages: Readonly<Record<string, string>>;
  /** The files that load when the visitor acts. */
  readonly later: readonly string[];
};

/** The same files, grouped for the budgets. */
export type WeighedFiles = WidgetFiles & {
  /** Of the later files, the chunks that load when the element is opened. */
  readonly opened: readonly string[];
  /** The late texts of each language; empty for an element without late texts. */
  readonly lateTexts: readonly string[];
};

/** Groups the chunks of the widgets' build by element and by the time of loading. Throws when an element has no entry. */
export const widgetFiles = (
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): WeighedFiles[] => {
  const files = output.map(({fileName}) => fileName);
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of output) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);

  const closure = (
    start: readonly string[],
    follow: (chunk: Rolldown.OutputChunk) => readonly string[],
  ): string[] => {
    const found = new Set<string>();
    const queue = [...start];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const chunk = chunks.get(file);
      if (!chunk || found.has(file)) continue;
      found.add(file);
      queue.push(...follow(chunk));
    }
    return [...found];
  };

  return widgetNames.map((name) => {
    const entry = ownFile(name);
    if (!chunks.has(entry)) throw new Error(`the build made no ${entry}`);
    const first = closure([entry], ({imports}) => imports);
    const everything = closure([entry], ({imports, dynamicImports}) => [...imports, ...dynamicImports]);
    const languages = Object.fromEntries(LANGUAGES.map((lang) => [lang, textFileName(name, lang)]));
    // A visitor loads the late texts of one language: English represents it.
    const late = hasLateTexts(name) ? [textFileName(`${name}.late`, 'en')] : [];
    const articles = name === 'blog' ? files.filter((file) => file.startsWith('articles/')) : [];
    const opened = closure(chunks.get(entry)?.dynamicImports ?? [], ({imports}) => imports).filter(
      (file) => !first.includes(file),
    );
    const lateTexts = hasLateTexts(name) ? LANGUAGES.map((lang) => textFileName(`${name}.late`, lang)) : [];
    const later = [...everything.filter((file) => !first.includes(file)), ...late, ...articles];
    return {name, first, languages, later, opened, lateTexts};
  });
};
