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
  /** Whether the answer is optional. Without an answer, the field is omitted. */
  readonly isOptional?: boolean;
  /** The parent question. This question is asked only if the parent question was answered. */
  readonly onlyWith?: string;
  /** The expected answer in the words of the question, where the schema's words are about the field of the configuration. */
  readonly expected?: string;
  /** Converts the line to the value of the field. By default, the line is the value. */
  readonly read?: (line: string) => unknown;
};

/** Related questions and the reason for them. */
export type QuestionGroup = {
  readonly title: string;
  readonly why: string;
  readonly questions: readonly Question[];
};

/** The answers by the id of the question, as typed; '' for a skipped question. */
export type Answers = Readonly<Record<string, string>>;
