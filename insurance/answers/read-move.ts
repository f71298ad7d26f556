import {lastOfMonth, type Day} from '../calendar/day.ts';
import {findMonth} from './find-month.ts';
import {plainWords, type LifeChange} from './life-change.ts';
import {parseLocation} from './parse-location.ts';
import type {StateCode} from '../places/find-state.ts';

/** A move in the words of a life change. Null: not said, or said in two ways. */
export type Move = {
  readonly to: StateCode | null;
  readonly from: StateCode | null;
  /** Whether the move has not happened yet, by its day, its month or its words. */
  readonly isAhead: boolean;
  /** The first and the last day on which the move can be: its day, or the days of its month. */
  readonly first: Day | null;
  readonly last: Day | null;
};

/** The words before a place; the places themselves stand between them. */
const before =
  /(?<![\p{L}\p{N}])(from|out of|leaving|desde|del?|du|depuis|quitte|von|aus|to|into|in|on|at|al?|hacia|para|à|au|en|vers|pour|for|nach|im|am|because|with|and|or|y|o|et|ou|und|oder)(?![\p{L}\p{N}])|(从|由|离开|搬到|搬去|搬往|搬回|搬进|到|去|往)/giu;

const origin = /^(?:from|out of|leaving|desde|del?|du|depuis|quitte|von|aus|从|由|离开)$/iu;

/** Returns the texts after the words for a place that somebody moves to, and those after the words for a place left behind. */
export const placesIn = (text: string): Readonly<Record<'to' | 'from', readonly string[]>> => {
  const [, ...parts] = text.split(before).filter((part) => part !== undefined);
  const found = {to: [] as string[], from: [] as string[]};
  // A word, then the text after the word, in turn.
  for (let index = 0; index < parts.length; index += 2)
    found[origin.test(parts[index] ?? '') ? 'from' : 'to'].push((parts[index + 1] ?? '').trim());
  return found;
};

const statesOf = (places: readonly string[]): ReadonlySet<StateCode> =>
  new Set(places.map((place) => parseLocation(place).stateCode).filter((code) => code !== null));

const only = (states: ReadonlySet<StateCode>): StateCode | null => {
  const [first = null, ...more] = states;
  return more.length > 0 ? null : first;
};

/** Words of a move that is over. "Déménage" without an auxiliary verb is the present. */
const over =
  /\b(moved|relocated|me mude|nos mudamos|(ai|avons|a|ont) demenage|umgezogen|gezogen)\b|搬[^。，,]{0,12}了|已/;

const ahead =
  /\b(will|moving|relocating|about to|going to|to move|soon|voy|vamos|me mudo|mudar(me|nos|se|e|emos)|proximo|vais|allons|va|vont|demenage(ons|r|rai|rons)?|prochain|ziehen?|werden?|wird|bald|umziehen)\b|要|将|准备|快|即将|打算/;

/** Reads a move and the states that its words name. Null for any other change. `today` decides what is ahead. */
export const readMove = ({kind, text, day}: LifeChange, today: Day): Move | null => {
  if (kind !== 'move') return null;
  const plain = plainWords(text);
  const {to, from} = placesIn(text);
  const states = {to: only(statesOf(to)), from: only(statesOf(from))};
  if (day !== null) return {...states, isAhead: day > today, first: day, last: day};
  const isAhead = ahead.test(plain) && !over.test(plain);
  const month = isAhead ? findMonth(text, today) : null;
  // A month that has passed contradicts the words.
  if (month === null || lastOfMonth(month) < today) return {...states, isAhead, first: null, last: null};
  return {...states, isAhead, first: month < today ? today : month, last: lastOfMonth(month)};
};

/** Reads a move that has not happened yet; null for any other change. */
export const moveAhead = (change: LifeChange, today: Day): Move | null => {
  const move = readMove(change, today);
  return move?.isAhead ? move : null;
};
