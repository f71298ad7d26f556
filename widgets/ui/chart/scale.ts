/**
 * Returns round marks for an axis from 0 to at least `most`: 1, 2 or 5 times a power of ten apart, about four marks.
 */
export const axisMarks = (most: number): readonly number[] => {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({length: Math.ceil(most / step) + 1}).map((_, index) => index * step);
};

/** Returns the whole ages under an axis: first, last, and every round five or ten years that leaves space for both. */
export const ageMarks = (first: number, last: number): readonly number[] => {
  const step = last - first > 24 ? 10 : 5;
  const room = step / 3;
  const marks = [first];
  for (let age = Math.ceil(first / step) * step; age < last - room; age += step) {
    if (age > first + room) marks.push(age);
  }
  return last > first ? [...marks, last] : marks;
};

/** Rounds a number for an SVG attribute. */
export const point = (value: number): number => Math.round(value * 10) / 10;
