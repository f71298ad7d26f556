import {AgencyConfigSchema, type AgencyConfig} from '../../../agency/config.schema.ts';
import {parseAs} from '../../../agency/read-json.ts';
import type {Answers, Question} from './question.ts';

type Tree = {[name: string]: unknown};

/** Returns whether to ask a question: it has no parent question, or the parent question was answered. */
export const isAsked = ({onlyWith}: Question, answers: Answers): boolean =>
  onlyWith === undefined || (answers[onlyWith] ?? '') !== '';

/** Builds the configuration from the answers, without a check. */
const draftOf = (questions: readonly Question[], answers: Answers): Tree => {
  const draft: Tree = {isSample: false, claims: {}, partnerOrigins: []};
  setAt(draft, 'hours.byAppointment', []);
  setAt(draft, 'hours.zone', 'CT');
  setAt(draft, 'links.social', []);
  for (const question of questions) {
    const line = (answers[question.id] ?? '').trim();
    if (line !== '' && isAsked(question, answers))
      setAt(draft, question.path, question.read ? question.read(line) : line);
  }
  return draft;
};

const setAt = (tree: Tree, path: string, value: unknown): void => {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const inner = tree[name];
  const branch: Tree = typeof inner === 'object' && inner !== null ? {...inner} : {};
  tree[name] = branch;
  setAt(branch, rest.join('.'), value);
};

/** Builds the configuration from the answers. Throws ConfigError with each invalid field and the expected value. */
export const buildConfig = (questions: readonly Question[], answers: Answers, file: string): AgencyConfig =>
  parseAs(AgencyConfigSchema, draftOf(questions, answers), file);

/**
 * Checks one answer. Returns the expected value, in words that begin with "should be"; undefined for a valid
 * answer.
 */
export const faultOf = (
  questions: readonly Question[],
  question: Question,
  line: string,
): string | undefined => {
  if (line === '') return question.isOptional ? undefined : `should be given, such as ${question.example}`;
  // With the examples in all other fields, the schema only finds errors of this answer.
  const examples = Object.fromEntries(questions.map(({id, example}) => [id, example]));
  const answers: Answers = {...examples, [question.id]: line};
  const {error} = AgencyConfigSchema.safeParse(draftOf(questions, answers));
  const path = question.path.split('.');
  const issue = error?.issues.find((one) => path.every((name, at) => one.path[at] === name));
  if (issue === undefined) return undefined;
  const fault = issue.code === 'custom' ? issue.message : (question.expected ?? issue.message);
  return / (?:such as|like) /u.test(fault) ? fault : `${fault}, such as ${question.example}`;
};
