import {glossaries} from 'virtual:lamplight/host/languages';
import type {Glossary} from '../../agency/definitions/definition.ts';
import type {LanguageCode} from '../../agency/languages.ts';
import type {GlossaryPage} from './glossary-page.tsx';

/** The glossary as the host shows it: without the forms of words, which only the build needs. */
export type ShownGlossary = Omit<Glossary, 'terms'> & {
  readonly terms: readonly Omit<Glossary['terms'][number], 'words'>[];
};

/** The glossary's page with its terms: visitors who never open it download neither. */
export type GlossaryScreen = {readonly Page: typeof GlossaryPage; readonly terms: ShownGlossary};

/** Loads the glossary in a language. Rejects when a file cannot be loaded. */
export const loadGlossaryScreen = async (lang: LanguageCode): Promise<GlossaryScreen> => {
  const [{GlossaryPage: Page}, {glossary}] = await Promise.all([
    import('./glossary-page.tsx'),
    glossaries[lang](),
  ]);
  return {Page, terms: glossary};
};
