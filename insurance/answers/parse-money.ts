const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|mm|mio|millions?|mill[oó]n|millones|millionen)$/i, 1_000_000],
  [/^(?:k|thousand|mil|mille|tsd|tausend)$/i, 1000],
  [/^(?:万|萬)$/, 10_000],
];

const money =
  /(\$|US\$|€)?\s*((?<!\d)\d+(?:[.,\u00a0\u202f' ]\d{3})*(?:[.,]\d{1,2})?)(?!\d)\s*(millions?|mill[oó]n|millones|millionen|mio|mm?|k|thousand|mil(?:le)?|tsd|tausend|万|萬)?(?![\p{L}\d])/giu;

/** A number with its thousands parted as any of the five languages do; a part of one or two digits is decimals. */
const plainNumber = (digits: string): number => {
  const [, whole = digits, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
};

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2100;

/**
 * Reads an amount of dollars out of a text such as `Term life, 20 years, $500,000 until 2040` (500,000) or `500k`. An amount
 * with a currency sign or a word like "thousand" wins, else one of 1,000 or more that is no year, else a bare number.
 * Null when the text names none.
 */
export const parseMoney = (answer: unknown): number | null => {
  if (typeof answer === 'number') return Number.isFinite(answer) && answer >= 0 ? answer : null;
  if (typeof answer !== 'string') return null;
  const found = [...answer.matchAll(money)].map(([, sign, digits = '', word]) => {
    const factor = factors.find(([pattern]) => word !== undefined && pattern.test(word))?.[1] ?? 1;
    return {value: plainNumber(digits) * factor, isMarked: sign !== undefined || factor > 1};
  });
  const marked = found.filter(({isMarked}) => isMarked);
  const plausible = marked.length > 0 ? marked : found.filter(({value}) => value >= 1000 && !isYear(value));
  if (plausible.length > 0) return Math.max(...plausible.map(({value}) => value));
  return /^\s*\d+(?:[.,]\d{1,2})?\s*$/.test(answer) ? plainNumber(answer.trim()) : null;
};

const none =
  /^\s*(?:none|no|nope|nothing|n\/?a|zero|0|not? (?:any|yet)|ningun[oa]?|ning[uú]n[oa]?|nada|aucune?|non|rien|keine?[rns]?|nein|nichts|无|没有|無|沒有|不)(?![\p{L}\d])/iu;

/** Whether a text says, in any of the five languages, that there is none of the thing asked about. */
export const saysNone = (answer: string): boolean =>
  none.test(answer) || /^\s*(?:无|没有|無|沒有)/.test(answer);
