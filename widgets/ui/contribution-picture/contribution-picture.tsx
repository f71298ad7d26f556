import {useMemo} from 'react';
import type {AcaInputs} from '../../../insurance/aca/aca-inputs.ts';
import {contributionAt, contributionCurve, zoneAt} from '../../../insurance/aca/contribution-curve.ts';
import {benchmarkOf} from '../../../insurance/premiums/benchmark-of.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {useWidth} from '../chart/use-width.ts';
import {NumberField} from '../number-field/number-field.tsx';
import {PictureDrawing} from './picture-drawing.tsx';
import {incomeAfterKey, INCOME_STEP} from './picture-geometry.ts';
import {PictureTable} from './picture-table.tsx';
import {pictureTexts} from './picture-texts.ts';
import {usePassed} from './use-passed.ts';
import {useTriedIncome} from './use-tried-income.ts';

/** The props of the picture. */
export type ContributionPictureProps = {
  /** The household with its own income. With a county the price is known, and the line continues past the cliff. */
  readonly household: AcaInputs;
  /** The level of the heading (h4). */
  readonly heading?: 'h3' | 'h4';
  /** Has `picture` and `asTable` of the shared texts. */
  readonly t: Translate;
  readonly lang: Language;
};

/**
 * Draws the household's monthly payment for the benchmark plan at every income: a line with the tiers of cost sharing
 * and the cliff, the household's position, and a handle for another income. Draws nothing when no income results in a
 * credit.
 */
export const ContributionPicture = (props: ContributionPictureProps) => {
  const {household, heading: Heading = 'h4', t, lang} = props;
  const {income} = household;
  const priceOf = useMemo(() => benchmarkOf(household), [household]);
  const curve = useMemo(() => contributionCurve(household, priceOf), [household, priceOf]);
  const {tried, typed, move, type, leave} = useTriedIncome(income);
  const texts = pictureTexts(t, lang);
  const zone = zoneAt(curve, tried);
  const passed = usePassed(zone ? texts.zone(zone, curve) : '', JSON.stringify([household, lang]));
  const {box, width} = useWidth(600);
  if (!curve.zones.some(({id}) => id !== 'below' && id !== 'above')) return null;
  const end = curve.points.at(-1)?.income ?? 0;
  const own = contributionAt(household, income, priceOf);
  const at = contributionAt(household, tried, priceOf);
  const {cliff} = curve;
  const button = (text: string, to: number) => (
    <button type="button" className="picture-button" onClick={() => move(to)}>
      {t(text)}
    </button>
  );
  return (
    <figure className="picture" aria-labelledby="picture-title">
      <Heading id="picture-title">{t('picture.title')}</Heading>
      <p id="picture-summary">{texts.summary(own, cliff)}</p>
      <div className="chart picture-plot" ref={box}>
        <p className="picture-axis" aria-hidden="true">
          {t('picture.monthly')}
        </p>
        <PictureDrawing curve={curve} own={own} tried={at} width={width} t={t} lang={lang} />
        <input
          className="picture-range"
          type="range"
          aria-label={t('picture.handle')}
          aria-valuetext={texts.value(at)}
          min={0}
          max={end}
          step={INCOME_STEP}
          value={Math.min(Math.round(tried / INCOME_STEP) * INCOME_STEP, end)}
          onInput={(event) => move(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            const next = incomeAfterKey(event.key, Math.min(tried, end), end);
            if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            move(next);
          }}
        />
        <p className="picture-axis income" aria-hidden="true">
          {t('picture.income')}
        </p>
      </div>
      <ul className="chart-legend">
        {curve.zones
          .filter(({id}) => id !== 'below' && id !== 'above')
          .map(({id}) => (
            <li key={id} className={id}>
              {t(`picture.zone.${id}`)}
            </li>
          ))}
      </ul>
      <div className="picture-try">
        <NumberField
          name="picture-income"
          label={t('picture.try')}
          value={typed}
          unit="dollars"
          lang={lang}
          onValue={type}
          onLeave={leave}
        />
        <div className="picture-ways">
          {button('picture.mine', income)}
          {cliff === null ? null : button('picture.justBelow', Math.floor(cliff))}
          {cliff === null ? null : button('picture.justAbove', Math.floor(cliff) + 1)}
        </div>
        <p className="picture-now">
          <b>{texts.value(at)}</b> {zone ? texts.zone(zone, curve) : null}
        </p>
      </div>
      <output className="unseen">{passed}</output>
      <PictureTable {...{household, priceOf, curve, t, lang}} />
    </figure>
  );
};
