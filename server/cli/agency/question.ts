/** A question of `npm run agency -- new`. Its answer is one line of text; the schema of the configuration judges what the line means. */
export type Question = {
  /** The name of the answer in a file of answers. */
  readonly id: string;
  /** The field of the configuration, as a dotted path. */
  readonly path: string;
  readonly prompt: string;
  /** An answer of the right form. */
  readonly example: string;
  /** The answer when nothing is typed. */
  readonly preset?: string;
  /** Whether nothing may be typed: the field is left out. */
  readonly isOptional?: boolean;
  /** The question belongs to another, and is asked only when that one was answered. */
  readonly onlyWith?: string;
  /** Turns the line into the value of the field. Without a reader the line is the value. */
  readonly read?: (line: string) => unknown;
};

/** Questions that belong together, with why they are asked. */
export type QuestionGroup = {
  readonly title: string;
  readonly why: string;
  readonly questions: readonly Question[];
};

/** Answers by the question's id, as they were typed. '' where somebody left a question out. */
export type Answers = Readonly<Record<string, string>>;
