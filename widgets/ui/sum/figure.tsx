import type {ReactNode} from 'react';
import type {Sum} from '../../../insurance/sum/sum.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {type Numbers, numbersIn} from '../number-field/numbers.ts';
import {WrittenSum, written} from './written-sum.tsx';

/** The props of the figure. */
export type FigureProps = {
  readonly sum: Sum;
  /** Sums whose results this sum uses, shown before it. */
  readonly steps?: readonly Sum[] | undefined;
  /** A note beside the sum. */
  readonly note?: ReactNode;
  readonly t: Translate;
  readonly lang: Language;
  /** The notation of numbers, if not the usual notation of the language. */
  readonly numbers?: Numbers | undefined;
};

/** Draws the inside of an opened figure: its sum, and the sums of its terms. */
export const Workings = ({sum, steps, note, t, lang, numbers}: FigureProps) => (
  <div className="figure-sum">
    {[...(steps ?? []), sum].map((step) => (
      <WrittenSum key={step.id} sum={step} t={t} lang={lang} numbers={numbers} />
    ))}
    {note ? <p className="figure-note">{note}</p> : null}
  </div>
);

/** One figure of a result: its name and value, which open to its calculation. */
export const Figure = (props: FigureProps) => {
  const {sum, t, lang, numbers = numbersIn(lang)} = props;
  return (
    <details className="figure" part="figure">
      <summary>
        <span className="figure-name">{t(sum.id)}</span>
        <span className="figure-value" data-figure={sum.id}>
          {written(sum, numbers)}
        </span>
      </summary>
      <Workings {...props} />
    </details>
  );
};

/** The main figure of a result, large, with its required notes; opens to its calculation, too. */
export const Headline = ({children, ...figure}: FigureProps & {readonly children: ReactNode}) => {
  const {sum, t, lang, numbers = numbersIn(lang)} = figure;
  return (
    <div className="headline" part="headline">
      <p className="headline-name">{t(sum.id)}</p>
      <p className="headline-value" data-figure={sum.id}>
        {written(sum, numbers)}
      </p>
      {children}
      <details className="figure" part="figure">
        <summary>
          <span className="figure-name">{t('sum.how')}</span>
        </summary>
        <Workings {...figure} />
      </details>
    </div>
  );
};
