import {namesEmployer, plainWords} from './life-change.ts';
import {saysNone} from './says-none.ts';
import {denial} from './stated.ts';
import {withoutFormer} from './tense.ts';

/** Matches words that put a program into the future, make it a wish, or end it. */
export const notNow =
  /\b((?<!renew\w* )next|pronto|soon|waiting|empieza|turn(s|ing)? 65|bientot|appl(y|ied|ying)|bald|will|verloren|lose|start(s|ing)?|denied|commence|if|begin(s|nt)?|lost|perdu|perdi)\b|未(?!成年)|即将|快要|开始/;
const withIt =
  /(\bhave|\bhas|\bon|tengo|tiene|j'ai|habe|hat)\b.{0,20}medicare|^ ?medicare\b|\b((parts?|partes?|parties?|teile?) [abcd]|yes|oui|ja)\b|medigap|advantage|supplement|original|enrolled|inscrit|inscrip|versichert|^ ?si\b|已[参加]|有/;

const partA = /\b(part|parte|partie|teil) a\b/;
const morePart = /\b((part|parte|partie|teil) [bcd]|a (and|y|et|und|\+|&) b)\b|medigap|advantage|supplement/;
const noPartB =
  /\b(no|not|without|sin|pas|sans|kein|keinen|ohne|nicht)\b[^,;.]{0,20}\b(part|parte|partie|teil) b\b/;

/** Returns whether a text names Part A of Medicare without Part B, for which a person of 65 must still sign up. */
export const isPartAOnly = (text: string): boolean => {
  const plain = plainWords(text);
  return noPartB.test(plain) || (partA.test(plain) && !morePart.test(plain));
};

/** Returns whether a text says that there is no Medicare: "no Medicare, I came six years ago". A missing part does not count. */
export const deniesMedicare = (text: string): boolean =>
  plainWords(text)
    .split(/[,;.，；。]/)
    .some(
      (clause) =>
        saysNone(clause) ||
        (/medicare/.test(clause) && denial.test(clause) && !/\b(part|teil|medicaid)/.test(clause)),
    );

/**
 * Returns whether a text says that there is no Part B: no Medicare, or Part A alone. Beside coverage through a job, Part A alone is
 * common, and Part B can wait.
 */
export const lacksPartB = (text: string): boolean =>
  deniesMedicare(text) || (isPartAOnly(text) && !namesEmployer(plainWords(text)));

/** Returns whether `Medicare Status` says that someone has Medicare. Unclear text counts as no. */
export const hasMedicareIn = (text: string | undefined): boolean =>
  text !== undefined &&
  !saysNone(text) &&
  // "Medicare without Part D" means Medicare; "No, not until May" does not.
  withoutFormer(plainWords(text))
    .split(/[,;.，；。]| (?=(?:but no|without|sin|sans|ohne) )/)
    .some((clause) => withIt.test(clause) && !notNow.test(clause) && !denial.test(clause));
