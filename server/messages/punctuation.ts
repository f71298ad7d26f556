import type {Language} from '../../contract/language.ts';

type Marks = {readonly colon: string; readonly comma: string; readonly semicolon: string};

const LATIN: Marks = {colon: ': ', comma: ', ', semicolon: '; '};

const MARKS: Readonly<Record<Language, Marks>> = {
  en: LATIN,
  es: LATIN,
  // French has a space before both marks, a narrow one before the semicolon.
  fr: {colon: '\u00A0: ', comma: ', ', semicolon: '\u202F; '},
  de: LATIN,
  zh: {colon: '：', comma: '，', semicolon: '；'},
};

/** Joins a label and its value with the colon of a language. */
export const labeled = (language: Language, label: string, value: string): string =>
  label + MARKS[language].colon + value;

/** Joins short facts with the comma of a language. */
export const withCommas = (language: Language, facts: readonly string[]): string =>
  facts.join(MARKS[language].comma);

/** Joins answers, which may contain commas, with the semicolon of a language. */
export const withSemicolons = (language: Language, answers: readonly string[]): string =>
  answers.join(MARKS[language].semicolon);
