import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {LANGUAGES} from '../contract/language.ts';
import type {drawSnippet as DrawSnippet} from '../widgets/embed/snippet.ts';
import {cspHash} from './csp-hash.ts';
import {widgetNames} from '../widgets/embed/names.ts';

type SnippetModule = {readonly drawSnippet: typeof DrawSnippet};

/** Writes every element in every language as HTML to paste: `snippets/<name>.<language>.html`. */
export const writeSnippets = async (dist: string): Promise<void> => {
  const program = pathToFileURL(join(dist, 'prerender/snippets.js')).href;
  const {drawSnippet} = (await import(program)) as SnippetModule;
  const folder = join(dist, 'snippets');
  mkdirSync(folder);
  for (const name of widgetNames)
    for (const language of LANGUAGES)
      writeFileSync(join(folder, `${name}.${language}.html`), await drawSnippet(name, language, cspHash));
};
