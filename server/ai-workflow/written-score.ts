import type {Action} from '../../insurance/review/action.ts';
import type {NextAction} from '../../insurance/review/next-action.ts';
import type {LeadScore} from '../../insurance/score/lead-score.ts';
import type {ScorePart} from '../../contract/ai-workflow-answer.ts';
import {isWorkflowKey, type Say} from './workflow-texts.ts';
import {joined, wordsOf} from './written-point.ts';
import type {Writer} from './written-value.ts';

/** Writes one part of the score. Throws when its text is missing. */
const writtenPart = (
  {id, points, most, code, params}: LeadScore['parts'][number],
  say: Say,
  writer: Writer,
): ScorePart => {
  const key = `${id}.${code}`;
  if (!isWorkflowKey(key)) throw new Error(`there is no text for ${key}`);
  const words = {
    name: say(`score.${id}`),
    points: String(points),
    most: String(most),
    reason: say(key, wordsOf(params, say, writer)),
  };
  return {id, points, most, text: say('score.part', words)};
};

/** Writes the score and its parts. */
export const writtenScore = (
  {total, parts}: LeadScore,
  say: Say,
  writer: Writer,
): {readonly text: string; readonly total: number; readonly parts: readonly ScorePart[]} => {
  const written = parts.map((part) => writtenPart(part, say, writer));
  const sum = parts.map(({points}) => points).join(' + ');
  const text = [
    say('score.total', {total: String(total)}),
    ...written.map((part) => part.text),
    say('score.sum', {sum, total: String(total)}),
    say('score.never'),
  ].join('\n');
  return {text, total, parts: written};
};

/** Writes an action with its deadline, followed by the actions that must not wait for it. Throws when a text is missing. */
export const writtenAction = ({also, ...action}: NextAction, say: Say, writer: Writer): string => {
  const sentence = ({code, deadline, params}: Action): string => {
    const key = `action.${code}`;
    if (!isWorkflowKey(key)) throw new Error(`there is no text for ${key}`);
    return say(key, wordsOf({...params, deadlineDay: deadline}, say, writer));
  };
  return joined([sentence(action), ...also.map((one) => say('action.also', {action: sentence(one)}))]);
};
