import {AgencyConfigSchema, type AgencyConfig} from '../../../agency/config.schema.ts';
import {parseAs} from '../../../agency/read-json.ts';
import type {Answers, Question} from './question.ts';

type Tree = {[name: string]: unknown};

/** Says whether a question is to be asked: on its own, or because the question that it belongs to was answered. */
export const isAsked = ({onlyWith}: Question, answers: Answers): boolean =>
  onlyWith === undefined || (answers[onlyWith] ?? '') !== '';

/** The configuration that the answers make, not yet checked. */
const draftOf = (questions: readonly Question[], answers: Answers): Tree => {
  const draft: Tree = {isSample: false, claims: {}, partnerOrigins: []};
  setAt(draft, 'hours.byAppointment', []);
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

/** The configuration that the answers make. Throws ConfigError that names each wrong field and what it should be. */
export const buildConfig = (questions: readonly Question[], answers: Answers, file: string): AgencyConfig =>
  parseAs(AgencyConfigSchema, draftOf(questions, answers), file);

/** Judges one answer: says what it should be, in words that begin with "should be"; undefined when it may stand. */
export const faultOf = (
  questions: readonly Question[],
  question: Question,
  line: string,
): string | undefined => {
  if (line === '')
    return question.isOptional ? undefined : `should be answered, with something such as ${question.example}`;
  // With the examples in all other fields, the schema judges this answer alone.
  const examples = Object.fromEntries(questions.map(({id, example}) => [id, example]));
  const answers: Answers = {...examples, [question.id]: line};
  const {error} = AgencyConfigSchema.safeParse(draftOf(questions, answers));
  const path = question.path.split('.');
  return error?.issues.find((issue) => path.every((name, at) => issue.path[at] === name))?.message;
};
