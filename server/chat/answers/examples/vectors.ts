import type {Language} from '../../../../contract/language.ts';
import {inSlices} from '../../../http/in-slices.ts';
import {featuresOf} from './features-of.ts';

/** The features of a text that occur in the examples, by number, as a vector of length one. */
export type Vector = readonly {readonly feature: number; readonly weight: number}[];

// A slice takes about 2 ms.
const SLICE = 100;

/** Turns texts into vectors. */
export type Vectors = {
  readonly size: number;
  readonly vectorOf: (text: string, lang: Language) => Vector;
};

/**
 * Builds the vectors from the texts of the examples. Rare features weigh more (tf-idf with cosine length; Salton and Buckley 1988). A feature
 * that no example contains has no number, but takes its part of the length: a text of unknown words is close to nothing.
 */
export const createVectors = async (
  texts: readonly {readonly text: string; readonly lang: Language}[],
): Promise<Vectors> => {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  for await (const {text, lang} of inSlices(texts, SLICE))
    for (const name of featuresOf(text, lang).keys()) {
      const feature = numbers.get(name) ?? numbers.size;
      numbers.set(name, feature);
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  const rarityOf = (feature: number | undefined): number =>
    Math.log(1 + texts.length / (feature === undefined ? 1 : (counts[feature] ?? 0) + 1));
  return {
    size: numbers.size,
    vectorOf: (text, lang) => {
      const weighed = [...featuresOf(text, lang)].map(([name, weight]) => {
        const feature = numbers.get(name);
        return {feature, weight: weight * rarityOf(feature)};
      });
      const length = Math.hypot(...weighed.map(({weight}) => weight)) || 1;
      return weighed.flatMap(({feature, weight}) =>
        feature === undefined ? [] : [{feature, weight: weight / length}],
      );
    },
  };
};
