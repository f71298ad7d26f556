import type {Passage} from '../passage.ts';
import {plainText} from '../words.ts';

/**
 * Builds the function that returns the sources of the glossary's terms that a question names, in any of the forms that the glossary lists.
 * An agency that adds a term needs no phrase for the term.
 */
export const findTerms = (passages: readonly Passage[]): ((question: string) => readonly string[]) => {
  const terms = passages
    .filter(({source}) => source.startsWith('term:'))
    .flatMap(({source, title, words}) =>
      [title, ...words.split(',')].map((form) => ({source, form: plainText(form).trim()})),
    )
    .filter(({form}) => form !== '');
  return (question) => {
    const text = ` ${plainText(question).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
    return [
      ...new Set(
        terms
          .filter(({form}) => text.includes(/\p{Script=Han}/u.test(form) ? form : ` ${form} `))
          .map(({source}) => source),
      ),
    ];
  };
};
