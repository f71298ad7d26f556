import {type Definition, definitionPath} from './definition.ts';

/** Passages that stay as they are: headings, links, and the English sentences of the law. */
const untouched = /^#{2,3} .*$|\[[^\]]+\]\([^()\s]+\)|\*\*en:.+?\*\*/gmu;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

// JavaScript's `\b` treats é as the end of a word. Chinese has no spaces, so a Chinese form matches anywhere.
const patternOf = (words: readonly string[]): RegExp => {
  const forms = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) =>
      /\p{Script=Han}/u.test(word) ? escaped(word) : `(?<![\\p{L}\\p{N}-])${escaped(word)}(?![\\p{L}\\p{N}])`,
    );
  // Abbreviations keep their capitals; other words may begin a sentence.
  const isAbbreviation = words.every((word) => word === word.toUpperCase());
  return new RegExp(forms.join('|'), isAbbreviation ? 'u' : 'iu');
};

type FoundTerm = {readonly at: number; readonly text: string; readonly id: string};

/**
 * Returns a function that links the first use of each term in the markup of a page's texts to the term's definition. Called for
 * several texts of one page, the function links a term in the first of these texts only. Headings, links, English sentences of the law and
 * the chapter after the last heading of a text (an article's sources) stay as they are.
 */
export const termLinker = (terms: readonly Definition[]): ((markup: string) => string) => {
  const open = new Map(terms.map(({id, words}) => [id, patternOf(words)]));
  return (markup) => {
    const end = markup.lastIndexOf('\n## ');
    const body = end < 0 ? markup : markup.slice(0, end);
    return linked(body, open) + (end < 0 ? '' : markup.slice(end));
  };
};

/** Links the terms in `open`, the earliest and then the longest first, and removes them from `open`. */
const linked = (markup: string, open: Map<string, RegExp>): string => {
  const blank = markup.replaceAll(untouched, (passage) => '\0'.repeat(passage.length));
  const found = [...open]
    .flatMap(([id, pattern]): readonly FoundTerm[] => {
      const match = pattern.exec(blank);
      return match ? [{at: match.index, text: match[0], id}] : [];
    })
    .toSorted((one, other) => one.at - other.at || other.text.length - one.text.length);
  const [first] = found;
  if (!first) return markup;
  open.delete(first.id);
  const after = first.at + first.text.length;
  return `${markup.slice(0, first.at)}[${first.text}](${definitionPath(first.id)})${linked(markup.slice(after), open)}`;
};
