import type {CitedFigure} from '../../insurance/point/point.ts';
import type {AnswerFigure} from '../../contract/ai-workflow-answer.ts';
import {isWorkflowKey, type Say, type Words} from './workflow-texts.ts';
import type {Writer} from './written-value.ts';

const yearAtEnd = /\.(\d{4})$/;

/** Returns the key of a figure's text: the figure's id without the year. */
const figureKey = (id: string, value: unknown): string =>
  `figure.${id.replace(yearAtEnd, '')}${value === null ? '.unknown' : ''}`;

const inWords = (value: unknown, unit: string, writer: Writer): string | undefined => {
  if (typeof value === 'string' && unit === 'dates')
    return /^\d{4}-/.test(value) ? writer.day(value) : undefined;
  if (typeof value !== 'number') return undefined;
  if (unit.startsWith('dollars')) return writer.money(value);
  return unit.startsWith('percent') ? writer.percent(value) : String(value);
};

/** Returns the parts of a figure by name, formatted; none for a table. */
const wordsOf = ({value, unit}: CitedFigure, writer: Writer): Words => {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [['value', value]];
  const words = parts.map(([name, part]) => [String(name), inWords(part, unit, writer)] as const);
  return Object.fromEntries(words.filter((word): word is [string, string] => word[1] !== undefined));
};

/** Formats a figure for an answer. Throws when it has no text. */
export const writtenFigure = (figure: CitedFigure, say: Say, writer: Writer): AnswerFigure => {
  const {id, value, source, checkedOn, isPastReview} = figure;
  const key = figureKey(id, value);
  if (!isWorkflowKey(key)) throw new Error(`there is no text for ${key}`);
  const [, year = ''] = yearAtEnd.exec(id) ?? [];
  return {id, text: say(key, {year, ...wordsOf(figure, writer)}), source, checkedOn, isPastReview};
};
