import type {PersonAnswer} from '../../contract/ai-workflow-answer.ts';
import type {Language} from '../../contract/language.ts';
import {textsIn} from '../ai-workflow/workflow-texts.ts';
import {wordsOf} from '../ai-workflow/written-point.ts';
import {writerOf} from '../ai-workflow/written-value.ts';

/**
 * Writes the outcomes of a household. People with the same outcomes share their sentences, which begin with all of them ("You, age 40 ·
 * Person 2, age 38: ..."): a family of five would otherwise read everything five times.
 */
export const peopleInWords = (
  people: readonly Pick<PersonAnswer, 'row' | 'age' | 'outcomes'>[],
  language: Language,
): readonly string[] => {
  const names = new Map<string, string[]>();
  for (const {row, age, outcomes} of people) {
    const {whoAged = ''} = wordsOf({person: row + 1, age}, textsIn(language), writerOf(language));
    const shared = JSON.stringify(
      outcomes.map(({text}) => (text.startsWith(whoAged) ? text.slice(whoAged.length) : text)),
    );
    names.set(shared, [...(names.get(shared) ?? []), whoAged]);
  }
  return [...names].flatMap(([shared, called]) =>
    (JSON.parse(shared) as readonly string[]).map((text) => called.join(' · ') + text),
  );
};
