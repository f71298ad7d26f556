import type {Block} from '../../../agency/articles/article.ts';
import {definitionPath, type Glossary} from '../../../agency/definitions/definition.ts';
import type {ServicePage} from '../../../agency/services/service-page.ts';
import type {Language} from '../../../contract/language.ts';
import {isAnswer, pathIn, textOfBlock} from './content-passages.ts';
import type {Passage} from './passage.ts';

// Passages about these subjects carry the sentences that the law requires.
const MEDICARE_TERMS = new Set([
  'medicare-parts',
  'medigap',
  'irmaa',
  'late-enrollment-penalty',
  'creditable-coverage',
  'scope-of-appointment',
]);

/** Returns the passages of the glossary, one for each term. */
export const glossaryPassages = (lang: Language, {terms}: Pick<Glossary, 'terms'>): readonly Passage[] =>
  terms.map(({id, term, words, text}) => ({
    source: `term:${id}`,
    title: term,
    heading: term,
    href: pathIn(lang, definitionPath(id)),
    text,
    words: words.join(', '),
    isMedicare: MEDICARE_TERMS.has(id),
  }));

/** Returns the passages of a service's page, one for each paragraph of its chapters and answers, without the law at its end. */
export const servicePassages = (lang: Language, page: ServicePage): readonly Passage[] => {
  const facts = {
    source: `service:${page.id}`,
    title: page.heading,
    href: pathIn(lang, `/services/${page.id}`),
    words: '',
    isMedicare: page.id === 'medicare',
  };
  const {what, for: forWhom, 'not-for': notFor, cost} = page.parts;
  const chapters: readonly {readonly heading: string; readonly blocks: readonly Block[]}[] = [
    ...[what, forWhom, notFor, cost].map(({title, blocks}) => ({heading: title, blocks})),
    ...page.questions.map(({question, answer}) => ({heading: question, blocks: answer})),
  ];
  return chapters.flatMap(({heading, blocks}) =>
    blocks.flatMap((block) =>
      isAnswer(block) && block.kind !== 'heading' ? [{...facts, heading, text: textOfBlock(block)}] : [],
    ),
  );
};
