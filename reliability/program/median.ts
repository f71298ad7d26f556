/** Returns the median: of an even number of values, the mean of the middle two. Throws a `RangeError` if there are no values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (below === undefined || above === undefined) throw new RangeError('nothing was measured');
  return (below + above) / 2;
};
