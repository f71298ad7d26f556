import type {CitedFigure, Point} from '../../insurance/point/point.ts';
import type {AnswerFigure, AnswerPoint} from '../../contract/ai-workflow-answer.ts';
import {variantFor, VISITOR, type Params} from './text-variant.ts';
import {isWorkflowKey, type Say, type WorkflowKey, type Words} from './workflow-texts.ts';
import {writtenFigure} from './written-figure.ts';
import {writtenParam, type Writer} from './written-value.ts';

/** Parameters that are codes, with the texts of their values. */
const named = {
  change: ['changeName', 'kindOf'],
  line: ['lineName', 'lineName'],
  currentProgram: ['programName', 'programHeld'],
  limit: ['limitId', 'limitName'],
} as const;

/** Formats a range between two ends, or from a lower end on. */
const between = (low: number, high: unknown, say: Say, writer: Writer): string => {
  if (typeof high !== 'number') return say('gapFrom', {low: writer.roundMoney(low)});
  const words = {low: writer.roundMoney(low), high: writer.roundMoney(high)};
  return words.low === words.high ? words.low : say('gapBetween', words);
};

const keyOf = (key: string): WorkflowKey => {
  if (isWorkflowKey(key)) return key;
  throw new Error(`there is no text for ${key}`);
};

/** Formats every parameter; codes also by their names, and a person also as the cards of the result call the person. */
export const wordsOf = (params: Params, say: Say, writer: Writer): Words => {
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) words[name] = writtenParam(name, value, writer);
  for (const [name, [as, list]] of Object.entries(named)) {
    const {[name]: code} = params;
    if (code !== undefined) words[as] = say(keyOf(`${list}.${code}`));
  }
  const {person} = params;
  if (person !== undefined)
    words['who'] = person === VISITOR ? say('who.you') : say('who.other', {person: words['person'] ?? ''});
  const {age} = params;
  if (typeof age === 'number') {
    const key = age < 1 ? 'who.baby' : age === 1 ? 'who.one' : 'who.aged';
    words['whoAged'] = say(key, words);
  }
  const {needLowDollars, needHighDollars, gapLowDollars, gapHighDollars} = params;
  if (typeof needLowDollars === 'number')
    words['needText'] = between(needLowDollars, needHighDollars, say, writer);
  if (typeof gapLowDollars === 'number')
    words['gapText'] = between(gapLowDollars, gapHighDollars, say, writer);
  return words;
};

/**
 * Returns the conditions of a change that opens special enrollment: the condition of this change, or that of a loss
 * of coverage, and who meets it.
 */
const conditionsOf = (params: Params): readonly WorkflowKey[] => {
  const {conditional, change, abroad, coverageStartDay, incomeLine} = params;
  if (conditional === 'no') return abroad === 'yes' ? ['conditional.abroad'] : [];
  if (conditional !== 'yes') return [];
  const own = `conditional.${change}`;
  return [
    isWorkflowKey(own) ? own : 'conditional',
    ...(coverageStartDay === undefined ? [] : (['conditional.move-with-plan'] as const)),
    ...(incomeLine === undefined ? [] : [`conditional.income-${incomeLine}`].filter(isWorkflowKey)),
  ];
};

/** Whether a range of incomes has one whole dollar only: the visitor's band ends where the program begins. */
const isOneDollar = ({incomeFromDollars, incomeToDollars}: Params): boolean =>
  Math.ceil(Number(incomeFromDollars)) >= Math.floor(Number(incomeToDollars));

/** Writes the conditions of a reason: the incomes and months for which the point applies, and that an answer is still open. */
const provisos = (params: Params): readonly WorkflowKey[] => {
  const {range, months, certain, depends, daca, lastDay} = params;
  return [
    ...(depends === 'separate' ? (['if.separate'] as const) : []),
    ...(depends === 'joint' ? (['if.joint'] as const) : []),
    ...(range === 'between'
      ? [isOneDollar(params) ? ('range.at' as const) : ('range.between' as const)]
      : []),
    ...(range === 'from' ? (['range.from'] as const) : []),
    ...(months === 'some' ? (['months.some'] as const) : []),
    ...(months === 'open' ? (['months.open'] as const) : []),
    ...(certain === 'no' || depends === 'open' ? (['uncertain'] as const) : []),
    ...conditionsOf(params),
    ...(daca === 'yes'
      ? [lastDay ? ('conditional.daca' as const) : ('conditional.daca-undated' as const)]
      : []),
  ];
};

/** Special enrollment that opens before the change, because coverage ends with the change. */
const earlyStart = (code: string, {startDay, eventDay}: Params): readonly WorkflowKey[] =>
  code === 'window.special-upcoming' &&
  startDay !== undefined &&
  eventDay !== undefined &&
  startDay < eventDay
    ? ['early']
    : [];

/** A policy against cancer and critical illness, unless the text names its amount. */
const policyOf = (code: string, {existingDollars}: Params): readonly WorkflowKey[] =>
  (code === 'gap.cancer' || code === 'gap.cancer-uninsured') && Number(existingDollars) > 0
    ? ['policy.cancer']
    : [];

/** The application that reaches back to a birth without coverage. */
const paidBack = ({payBackDay}: Params): readonly WorkflowKey[] =>
  payBackDay === undefined ? [] : ['birth.paid-back'];

/** Joins sentences as the language requires: Chinese without a space. */
export const joined = (sentences: readonly string[]): string =>
  sentences.reduce((all, next) => (all === '' || /[。？！]$/u.test(all) ? all + next : `${all} ${next}`), '');

/** Writes a point: statement, reason and figures. Throws when a text is missing. */
export const writtenPoint = (
  point: Point,
  say: Say,
  writer: Writer,
  writeFigure = (figure: CitedFigure): AnswerFigure => writtenFigure(figure, say, writer),
): AnswerPoint => {
  const {ruleId, code, kind, params, inputs, person, figures} = point;
  const words = wordsOf(params, say, writer);
  // The text of a range of life coverage already names both ends, and a period that is over needs no condition.
  const added =
    code.startsWith('gap.life') || code === 'window.special-closed'
      ? []
      : [...earlyStart(code, params), ...policyOf(code, params), ...paidBack(params), ...provisos(params)];
  const reasons = [
    say(variantFor(keyOf(`${code}.why`), params, words), words),
    ...added.map((key) => say(key, words)),
  ];
  return {
    ruleId,
    code,
    kind,
    params,
    inputs,
    person,
    title: say(variantFor(keyOf(code), params, words), words),
    reason: joined(reasons),
    figures: figures.map(writeFigure),
  };
};

/** Writes the points of one answer, by the engine's points. A figure that several points use is written once. */
export const wordedPoints = (
  points: readonly Point[],
  say: Say,
  writer: Writer,
): ReadonlyMap<Point, AnswerPoint> => {
  const figures = new Map<string, AnswerFigure>();
  const writeFigure = (figure: CitedFigure): AnswerFigure => {
    const written = figures.get(figure.id) ?? writtenFigure(figure, say, writer);
    figures.set(figure.id, written);
    return written;
  };
  return new Map(points.map((point) => [point, writtenPoint(point, say, writer, writeFigure)]));
};

const order = ['action', 'finding', 'warning', 'question', 'ruled-out'] as const;

/** Orders points as an answer numbers them: actions first, ruled-out options last. Duplicates are written once. */
export const ordered = (worded: ReadonlyMap<Point, AnswerPoint>): readonly AnswerPoint[] => {
  const unique = new Map(
    [...worded.values()].map((point) => [point.kind + point.title + point.reason, point]),
  );
  return order.flatMap((kind) => [...unique.values()].filter((point) => point.kind === kind));
};

/** Formats numbered points as one text, under a heading for each kind. */
export const pointsAsText = (points: readonly AnswerPoint[], say: Say, writer: Writer): string => {
  const lines: string[] = [];
  points.forEach(({kind, title, reason, figures}, index) => {
    if (points[index - 1]?.kind !== kind) lines.push(...(index > 0 ? [''] : []), say(`kind.${kind}`));
    lines.push(joined([`${index + 1}. ${title}`, reason]));
    for (const {text, source, checkedOn, isPastReview} of figures)
      lines.push(
        `   ${say(isPastReview ? 'figureSourceOld' : 'figureSource', {text, source, date: writer.day(checkedOn)})}`,
      );
  });
  return lines.join('\n');
};
