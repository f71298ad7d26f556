import type {ContributionCurve, CurvePoint} from '../../../insurance/aca/contribution-curve.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {numbersIn} from '../number-field/numbers.ts';
import {pictureGeometry, pictureSize} from './picture-geometry.ts';

/** The props of the drawing. */
export type PictureDrawingProps = {
  readonly curve: ContributionCurve;
  /** The household's own income. */
  readonly own: CurvePoint;
  /** The income under the handle. */
  readonly tried: CurvePoint;
  readonly width: number;
  readonly t: Translate;
  readonly lang: Language;
};

const {height, bottom, side} = pictureSize;
const base = height - bottom;
const [bandAt, bandThickness] = [base + 5, 12];

/** Half of the space that a short label may take; keeps the label inside at both ends. */
const HALF_LABEL = 30;

/** The drawing, hidden from assistive technology: the handle and the table have the same data. */
export const PictureDrawing = ({curve, own, tried, width, t, lang}: PictureDrawingProps) => {
  const {shortMoney, exactMoney} = numbersIn(lang);
  const {x, y, lines, incomeMarks, monthlyMarks} = pictureGeometry(curve, width);
  const yOf = ({monthly}: CurvePoint): number => y(monthly ?? 0);
  const {cliff} = curve;
  // A label needs about 70 pixels: on a phone every second mark has one.
  const marks = incomeMarks.filter(
    (_, index) => index > 0 && (width / incomeMarks.length > 90 || index % 2 === 0),
  );
  const inside = (at: number): number => Math.min(Math.max(at, HALF_LABEL), width - HALF_LABEL);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {monthlyMarks.map((mark) => (
        <g key={mark}>
          <path className="chart-rule" d={`M0 ${y(mark)}H${width}`} />
          {mark > 0 ? (
            <text className="chart-mark" x="0" y={y(mark) - 5}>
              {shortMoney(mark)}
            </text>
          ) : null}
        </g>
      ))}
      {curve.zones.map(({id, from, to}) => (
        <rect
          key={from}
          className={`picture-zone ${id}`}
          x={x(from)}
          y={bandAt}
          width={Math.max(x(to) - x(from) - 1, 0)}
          height={bandThickness}
        />
      ))}
      {marks.map((mark) => (
        <text key={mark} className="chart-mark in-middle" x={inside(x(mark))} y={height - 16}>
          {shortMoney(mark)}
        </text>
      ))}
      {cliff === null ? null : (
        <g className="picture-cliff">
          <path d={`M${x(cliff)} 22V${bandAt + bandThickness}`} />
          <text
            className={x(cliff) > width / 2 ? 'at-end' : ''}
            x={x(cliff) > width / 2 ? x(cliff) + side : x(cliff) - side}
            y="14"
          >
            {t('picture.cliff', {cliff: exactMoney(cliff)})}
          </text>
        </g>
      )}
      <path className="picture-stem" d={`M${x(own.income)} 44V${bandAt + bandThickness}`} />
      {lines.map((line) => (
        <path key={line} className="chart-line" d={line} />
      ))}
      <circle className="chart-dot" cx={x(own.income)} cy={yOf(own)} r="7" />
      <text className="chart-total in-middle" x={inside(x(own.income))} y="38">
        {t('picture.you')}
      </text>
      <g className="picture-handle" transform={`translate(${x(tried.income)} ${yOf(tried)})`}>
        <circle className="picture-focus" r="18" />
        <circle className="picture-grip" r="13" />
      </g>
    </svg>
  );
};
