import type {Quantity, Sum, Term} from '../../../insurance/sum/sum.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {type Numbers, numbersIn} from '../number-field/numbers.ts';

/** A number in the notation of its unit and language. */
export const written = ({value, unit}: Quantity, numbers: Numbers): string => {
  if (unit.startsWith('dollars')) return numbers.money(value);
  if (unit === 'percent') return numbers.percent(value);
  return unit === 'factor' ? numbers.factor(value) : numbers.plain(value);
};

/** The words for signs that a reader may not know. */
const signWords: Readonly<Record<string, string>> = {
  'min(': 'sum.min',
  'max(': 'sum.max',
  ';': 'sum.and',
  '^': 'sum.power',
};

/** Groups the terms that stay on one line: a sign stays with the following number. */
export const inGroups = (terms: readonly Term[]): readonly (readonly Term[])[] => {
  const groups: Term[][] = [];
  let isFull = true;
  for (const term of terms) {
    const isEnd = typeof term === 'object' || term === ')';
    if (isFull && term !== ')' && term !== '^') groups.push([]);
    groups.at(-1)?.push(term);
    isFull = isEnd;
  }
  return groups;
};

/** The props of the written-out sum. */
export type WrittenSumProps = {
  readonly sum: Sum;
  /** Has a text for the id of every quantity, and `sum.*` of the shared texts. */
  readonly t: Translate;
  readonly lang: Language;
  /** The notation of its numbers, if not the usual notation of the language. */
  readonly numbers?: Numbers | undefined;
};

/** One figure's calculation, each number with its name below. */
export const WrittenSum = ({sum, t, lang, numbers = numbersIn(lang)}: WrittenSumProps) => {
  const sign = (term: string): string => (Object.hasOwn(signWords, term) ? t(signWords[term] ?? term) : term);
  // The spaces between terms matter for screen readers and for copying.
  const show = (term: Term, index: number, group: readonly Term[]) =>
    typeof term === 'string' ? (
      <span key={index} className={term === '^' ? 'unseen' : 'sum-sign'}>
        {`${sign(term)} `}
      </span>
    ) : (
      <span key={index} className={group[index - 1] === '^' ? 'sum-term power' : 'sum-term'}>
        <b>{`${written(term, numbers)} `}</b>
        {term.id === 'number' ? null : <small>{`${t(term.id)} `}</small>}
      </span>
    );
  const showGroup = (group: readonly Term[], index: number) => (
    <span key={index} className="sum-group">
      {group.map(show)}
    </span>
  );
  return (
    <p className="sum">
      {inGroups(sum.terms).map(showGroup)}
      <span className="sum-group">
        <span className="sum-sign">{'= '}</span>
        <span className="sum-term total">
          <b>{`${written(sum, numbers)} `}</b>
          <small>{t(sum.id)}</small>
        </span>
      </span>
    </p>
  );
};
