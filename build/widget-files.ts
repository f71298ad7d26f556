import type {Rolldown} from 'vite';
import {type WidgetName, widgetNames} from '../widgets/embed/names.ts';

/** The files of one element, relative to `/embed/v1/`. */
export interface WidgetFiles {
  readonly name: WidgetName;
  /** The entry and everything it imports statically. */
  readonly first: readonly string[];
  /** One file per language. */
  readonly languages: Readonly<Record<string, string>>;
  /** What is imported when the visitor acts. */
  readonly later: readonly string[];
}

const catalogLanguage = (chunk: Rolldown.OutputChunk, name: string): string | undefined =>
  chunk.facadeModuleId?.match(new RegExp(`virtual:lamplight/catalog/${name}/(\\w+)$`))?.[1];

/** Sorts the chunks of the widgets' build by element and by when they load. Throws when an element has no entry. */
export const widgetFiles = (
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): WidgetFiles[] => {
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
    const entry = `${name}.js`;
    if (!chunks.has(entry)) throw new Error(`the build made no ${entry}`);
    const first = closure([entry], ({imports}) => imports);
    const everything = closure([entry], ({imports, dynamicImports}) => [...imports, ...dynamicImports]);
    const languages: Record<string, string> = {};
    for (const file of everything) {
      const chunk = chunks.get(file);
      const lang = chunk && catalogLanguage(chunk, name);
      if (lang) languages[lang] = file;
    }
    const known = new Set([...first, ...Object.values(languages)]);
    return {name, first, languages, later: everything.filter((file) => !known.has(file))};
  });
};
