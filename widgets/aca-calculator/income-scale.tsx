import {costSharing} from '../../insurance/figures/cost-sharing.ts';
import {Drawing} from '../ui/chart/drawing.tsx';
import {point} from '../ui/chart/scale.ts';
import {useWidth} from '../ui/chart/use-width.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import type {AcaResultProps} from './aca-result.tsx';

/** The scale ends here; who has more stands at its end. */
const end = 500;
const [height, barAt, thickness] = [112, 52, 20];
/** Half of what the words above the light may take; keeps them inside at both ends. */
const halfWord = 48;

/** From where to where which help holds: the credit, and with it the share of costs a silver plan pays. */
const zones = [
  {id: 'none', from: 0, to: 100},
  ...costSharing.value.map(({upTo, actuarialValue}, index) => ({
    id: `csr-${actuarialValue}`,
    from: costSharing.value[index - 1]?.upTo ?? 100,
    to: upTo,
  })),
  {id: 'credit', from: 250, to: 400},
  {id: 'over', from: 400, to: end},
] as const;

/** The poverty line as a scale, with the help each part of it brings, and the income as a light on it. */
export const IncomeScale = ({outcome: {result}, t, lang}: AcaResultProps) => {
  const {box, width} = useWidth(600);
  const {exactPercent, plain} = numbersIn(lang);
  const at = (percent: number): number => point((Math.min(percent, end) / end) * width);
  const you = at(result.fplPercent);
  const percent = exactPercent(result.fplPercent);
  return (
    <div className="chart scale" ref={box}>
      <Drawing
        id="income-scale"
        title={t('scale')}
        description={t('scaleText', {percent})}
        width={width}
        height={height}
      >
        {zones.map(({id, from, to}) => (
          <rect
            key={id}
            className={`zone ${id}`}
            x={at(from)}
            y={barAt}
            width={point(at(to) - at(from) - 2)}
            height={thickness}
          />
        ))}
        {zones.slice(0, -1).map(({to}) => (
          <text key={to} className="chart-mark in-middle" x={at(to)} y={barAt + thickness + 20}>
            {plain(to)}
          </text>
        ))}
        <text className="chart-mark" x="0" y={barAt + thickness + 38}>
          {t('scaleUnit')}
        </text>
        <circle className="glow" cx={you} cy={barAt + thickness / 2} r="26" />
        <line className="stem" x1={you} x2={you} y1="24" y2={barAt + thickness} />
        <circle className="chart-dot" cx={you} cy={barAt + thickness / 2} r="8" />
        <text
          className="chart-total in-middle"
          x={Math.min(Math.max(you, halfWord), Math.max(width - halfWord, halfWord))}
          y="16"
        >
          {percent}
        </text>
      </Drawing>
      <ul className="chart-legend">
        {zones.slice(1, -1).map(({id}) => (
          <li key={id} className={id}>
            {t(`zone.${id}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};
