import {glossaries} from 'virtual:lamplight/host/languages';
import type {Glossary} from '../../agency/definitions/definition.ts';
import type {Language} from '../../contract/language.ts';

/** The glossary for the host: without the forms of words, which only the build needs. */
export type ShownGlossary = Omit<Glossary, 'terms'> & {
  readonly terms: readonly Omit<Glossary['terms'][number], 'words'>[];
};

/** Loads the glossary in a language: visitors who never open its page do not download the terms. Rejects when the file is missing. */
export const loadGlossary = async (lang: Language): Promise<ShownGlossary> =>
  (await glossaries[lang]()).glossary;
