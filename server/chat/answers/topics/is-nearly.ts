// A shorter word becomes another word when one letter changes.
const LEAST_LENGTH = 6;
const TWO_FROM = 9;

/**
 * Returns whether a word is another word with a typing error: one letter too many, missing, wrong, or two letters exchanged (Damerau 1964);
 * two errors in nine letters or more. The first letter is rarely wrong (Pollock and Zamora 1984).
 */
export const isNearly = (word: string, known: string): boolean => {
  const most = known.length >= TWO_FROM ? 2 : 1;
  if (known.length < LEAST_LENGTH || word[0] !== known[0] || Math.abs(word.length - known.length) > most)
    return false;
  return distance(word, known) <= most;
};

const distance = (one: string, other: string): number => {
  let [before, row]: [number[], number[]] = [[], Array.from({length: other.length + 1}, (_, place) => place)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[at - 1] === other[place - 1];
      const steps = [
        (row[place] ?? 0) + 1,
        (next[place - 1] ?? 0) + 1,
        (row[place - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (at > 1 && place > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1])
        steps.push((before[place - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
};
