import type {ReactNode} from 'react';
import type {Translate} from '../../element/translate.ts';

/** The main figure of a result, for the result bar and the announcement. */
export type MainFigure = {readonly name: string; readonly value: string};

/** The props of the two columns. */
export type ColumnsProps = {
  readonly element: {focusOn(selector: string): Promise<void>};
  /** The questions. */
  readonly children: ReactNode;
  /** Null until the first result. */
  readonly result: ReactNode;
  /** The content of the result bar. */
  readonly main: MainFigure | null;
  /** The last announcement after a changed result. */
  readonly spoken: MainFigure | null;
  readonly t: Translate;
};

/**
 * Questions and result: side by side in a wide container; in a narrow container the result is below, and a bar with its
 * main figure stays in view while the visitor changes answers.
 */
export const Columns = ({element, children, result, main, spoken, t}: ColumnsProps) => (
  <>
    {main ? (
      <button
        type="button"
        className="result-bar"
        part="result-bar"
        onClick={() => void element.focusOn('.result h3')}
      >
        <span>{main.name}</span>
        <b>{main.value}</b>
      </button>
    ) : null}
    <div className={result ? 'columns with-result' : 'columns'}>
      <div className="column">{children}</div>
      {result ? <div className="column">{result}</div> : null}
    </div>
    <output className="unseen">{spoken ? t('live.now', spoken) : null}</output>
  </>
);

/** Shows that the result follows each change, or that an invalid answer keeps it outdated. Both texts take the same space. */
export const AsOf = ({isBehind, t}: {readonly isBehind: boolean; readonly t: Translate}) => (
  <div className="as-of">
    <p className={isBehind ? 'hint hidden' : 'hint'}>{t('live.follows')}</p>
    <p className={isBehind ? 'stale' : 'stale hidden'}>{t('live.behind')}</p>
  </div>
);
