import {textOf, type Article, type Block} from '../../../agency/articles/article.ts';
import type {ShownContent} from '../../../agency/content.ts';
import {type Language, pathPrefix} from '../../../contract/language.ts';
import type {Passage} from './passage.ts';

/** Returns the path of a page in a language. */
export const pathIn = (lang: Language, path: string): string => {
  const prefix = pathPrefix(lang);
  return path.startsWith('/#') && prefix !== '' ? prefix + path.slice(1) : prefix + path;
};

/** Returns the passages of the questions and of the services. */
export const contentPassages = (lang: Language, content: ShownContent): readonly Passage[] => [
  ...content.faq.flatMap(({id, question, answer, notice}) =>
    answer.split('\n\n').map((text) => ({
      source: `faq:${id}`,
      title: question,
      heading: question,
      href: pathIn(lang, `/#faq-${id}`),
      text: withoutLinks(text),
      words: '',
      // The notice belongs to the whole question; a paragraph about the Marketplace alone needs no sentences about Medicare.
      isMedicare: notice === 'medicare' && `${question} ${text}`.includes('Medicare'),
    })),
  ),
  ...content.services.map(({id, name, description, features, notice}) => ({
    source: `service:${id}`,
    title: name,
    heading: name,
    href: pathIn(lang, '/#services'),
    text: description,
    words: features.join(' '),
    isMedicare: notice === 'medicare',
  })),
];

// Replaces `[text](/path)` with the text, because the answer shows the link of the source below.
const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, '$1');

/** Returns the passages of an article, one for each paragraph and each list, without the final list of sources. */
export const articlePassages = (lang: Language, article: Article): readonly Passage[] => {
  const {id, title, excerpt, tags, category, content} = article;
  const facts = {
    source: `article:${id}`,
    title,
    href: pathIn(lang, `/blog/${id}`),
    isMedicare: category === 'medicare',
  };
  const passages: Passage[] = [{...facts, heading: title, text: excerpt, words: tags.join(' ')}];
  let heading = title;
  // The last chapter lists the sources of the figures.
  for (const [place, block] of content.entries()) {
    if (block.kind === 'heading') heading = textOf(block.text);
    else if (isAnswer(block) && content.slice(place).some(({kind}) => kind === 'heading'))
      passages.push({...facts, heading, text: textOfBlock(block), words: ''});
  }
  return passages;
};

/**
 * Returns whether a block can answer a question. A note is one person's view; a bold line is a legal sentence, which every answer contains
 * anyway.
 */
export const isAnswer = (block: Block): boolean => {
  if (block.kind === 'note') return false;
  if (block.kind !== 'paragraph') return true;
  const [only, ...more] = block.text;
  return more.length > 0 || typeof only === 'string';
};

/** Returns the text of a block, a list with its bullets. */
export const textOfBlock = (block: Exclude<Block, {kind: 'heading'}>): string =>
  block.kind !== 'list' ? textOf(block.text) : block.items.map((item) => `• ${textOf(item)}`).join('\n');
