import type {Language} from '../../../../contract/language.ts';
import {HAN, PARTS, plainText, wordsOf} from '../words.ts';

// A typing error or an ending changes some pieces of a word and leaves the others.
const PIECE_LENGTHS = [3, 4];
// The pieces of a word weigh as much as the stem, whatever the length of the word.
const WORD_WEIGHT = 1.2;
// Two Chinese characters are usually a word; three may be a word and a half.
const HAN_WEIGHTS = [0.5, 1, 0.7];

/** Returns the features by which texts are compared, with weights: stems and pieces of words; one to three adjacent Chinese characters. */
export const featuresOf = (text: string, lang: Language): ReadonlyMap<string, number> => {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number): void =>
    void features.set(feature, (features.get(feature) ?? 0) + weight);
  for (const part of plainText(text).match(PARTS) ?? []) {
    if (HAN.test(part)) addCharacters(part, add);
    else addWord(part, wordsOf(part, lang), add);
  }
  return features;
};

type Add = (feature: string, weight: number) => void;

const addCharacters = (text: string, add: Add): void => {
  const characters = text.match(/./gu) ?? [];
  for (const [place] of characters.entries())
    for (const [more, weight] of HAN_WEIGHTS.entries())
      if (place + more < characters.length) add(characters.slice(place, place + more + 1).join(''), weight);
};

// A word without a stem is a stop word and means nothing.
const addWord = (word: string, stems: readonly string[], add: Add): void => {
  if (stems.length === 0) return;
  for (const stem of stems) add(`=${stem}`, WORD_WEIGHT);
  const framed = `_${word}_`;
  for (const length of PIECE_LENGTHS) {
    const count = framed.length - length + 1;
    for (let place = 0; place < count; place += 1)
      add(framed.slice(place, place + length), WORD_WEIGHT / count);
  }
};
