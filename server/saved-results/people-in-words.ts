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
  const groups = new Map<string, {readonly names: string[]; readonly texts: readonly string[]}>();
  for (const {row, age, outcomes} of people) {
    const {whoAged: name = ''} = wordsOf({person: row + 1, age}, textsIn(language), writerOf(language));
    // Each text begins with the person's name.
    const texts = outcomes.map(({text}) => text.slice(name.length));
    const key = texts.join('\n');
    const group = groups.get(key) ?? {names: [], texts};
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({names, texts}) => texts.map((text) => names.join(' · ') + text));
};
