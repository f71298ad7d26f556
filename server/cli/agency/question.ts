/** A question of `npm run agency -- new`. The answer is one line of text, checked by the configuration's schema. */
export type Question = {
  /** The name of the answer in a file of answers. */
  readonly id: string;
  /** The field of the configuration, as a dotted path. */
  readonly path: string;
  readonly prompt: string;
  /** A valid example. */
  readonly example: string;
  /** The default answer. */
  readonly preset?: string;
  /** Whether the answer is optional: without one, the field is omitted. */
  readonly isOptional?: boolean;
  /** The parent question: this question is asked only when the parent was answered. */
  readonly onlyWith?: string;
  /** Converts the line to the value of the field. By default, the line is the value. */
  readonly read?: (line: string) => unknown;
};

/** Related questions and the reason for them. */
export type QuestionGroup = {
  readonly title: string;
  readonly why: string;
  readonly questions: readonly Question[];
};

/** Answers by the question's id, as typed. '' for a skipped question. */
export type Answers = Readonly<Record<string, string>>;
