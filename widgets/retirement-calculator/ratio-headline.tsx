import type {ReactNode} from 'react';
import type {RetirementResult} from '../../insurance/retirement/project-retirement.ts';
import type {Sum} from '../../insurance/sum/sum.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import type {MainFigure} from '../ui/calculator/columns.tsx';
import {Workings} from '../ui/sum/figure.tsx';
import type {RetirementOutcome} from './retirement-calculator.model.ts';

/** The props of the headline. */
export type RatioHeadlineProps = {
  readonly result: RetirementResult;
  /** The sum of the ratio; undefined without an income. */
  readonly sum: Sum | undefined;
  readonly t: Translate;
  readonly lang: Language;
  readonly children: ReactNode;
};

/** The length of 100 %: space for the marks of 60 and 80; a ratio above 100 fills the whole bar. */
const SCALE = 100;

/** The figure of the headline: the ratio, or a note that there is none. */
export const mainFigure = ({result}: RetirementOutcome, t: Translate, lang: Language): MainFigure => {
  const {replacementRatio: ratio} = result;
  return {
    name: t('replacementRatio'),
    value: ratio === null ? t('noRatio') : numbersIn(lang).percent(ratio),
  };
};

/** The replacement ratio, large, with its bar: green from 80, yellow from 60, red below (site-spec section 9). */
export const RatioHeadline = ({result, sum, t, lang, children}: RatioHeadlineProps) => {
  const {replacementRatio: ratio, rating} = result;
  const text = ratio === null ? t('noRatio') : numbersIn(lang).percent(ratio);
  // Without an income there is nothing to rate.
  const verdict = ratio === null ? '' : t(`rating.${rating}`);
  return (
    <div className={`headline ratio ${ratio === null ? '' : rating}`} part="headline">
      <p className="headline-name">{t('replacementRatio')}</p>
      <p
        className={ratio === null ? 'headline-value in-words' : 'headline-value'}
        data-figure="replacementRatio"
      >
        {text}
      </p>
      {verdict ? <p className="verdict">{verdict}</p> : null}
      <svg
        className="ratio-bar"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <meter> cannot be colored in all browsers
        role="meter"
        aria-label={t('replacementRatio')}
        aria-valuemin={0}
        aria-valuemax={Math.max(SCALE, Math.floor(ratio ?? 0))}
        aria-valuenow={Math.floor(ratio ?? 0)}
        aria-valuetext={`${text} ${verdict}`.trim()}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
      >
        <rect className="ratio-track" width="100" height="6" />
        <rect className="ratio-fill" width={Math.min(ratio ?? 0, SCALE)} height="6" />
        {[60, 80].map((mark) => (
          <rect key={mark} className="ratio-mark" x={mark - 0.2} width="0.4" height="6" />
        ))}
      </svg>
      <div className="ratio-scale" aria-hidden="true">
        <span>{numbersIn(lang).percent(60)}</span>
        <span>{numbersIn(lang).percent(80)}</span>
        <span>{numbersIn(lang).percent(100)}</span>
      </div>
      {children}
      {sum ? (
        <details className="figure" part="figure">
          <summary>
            <span className="figure-name">{t('sum.how')}</span>
          </summary>
          <Workings sum={sum} t={t} lang={lang} />
        </details>
      ) : null}
    </div>
  );
};
