import {namesSeveralAmounts, parseMoney} from '../answers/parse-money.ts';
import {point, type Point} from '../point/point.ts';

/**
 * Returns a question for the total of each answer that names several amounts, because the sums count only one of them. The keys
 * are the names of the answers, as `inputs` of a point names them.
 */
export const severalAmountsPoints = (answers: Readonly<Record<string, unknown>>): readonly Point[] =>
  Object.entries(answers).flatMap(([input, answer]) => {
    const counted = namesSeveralAmounts(answer) ? parseMoney(answer) : null;
    return counted === null
      ? []
      : [
          point('gap.amounts', 'gap.several-amounts', 'question', {
            params: {text: String(answer).trim(), countedDollars: counted},
            inputs: [input],
          }),
        ];
  });
