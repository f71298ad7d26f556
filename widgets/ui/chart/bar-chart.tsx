import {Drawing, type DrawingProps} from './drawing.tsx';
import {point} from './scale.ts';
import {useWidth} from './use-width.ts';

/** One part of a bar. `tone` selects its color: 1, 2 or 3. */
export type BarPart = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly tone: 1 | 2 | 3;
};

/** One bar: its parts are drawn end to end. */
export type Bar = {
  readonly id: string;
  readonly label: string;
  readonly parts: readonly BarPart[];
};

/** The props of the bar chart. */
export type BarChartProps = DrawingProps & {
  readonly bars: readonly Bar[];
  readonly write: (value: number) => string;
};

const ROW = 64;
const [labelAt, barAt, thickness, gap] = [18, 26, 24, 2];

const total = ({parts}: Bar): number => parts.reduce((sum, {value}) => sum + value, 0);

/** Horizontal bars, each with its name and total above, and a legend of their parts. */
export const BarChart = ({id, title, description, bars, write}: BarChartProps) => {
  const {box, width} = useWidth(600);
  const most = Math.max(...bars.map(total), 1);
  const height = bars.length * ROW - (ROW - barAt - thickness);
  const length = (value: number): number => (value / most) * width;
  const legend = new Map(bars.flatMap(({parts}) => parts.map((part) => [part.id, part] as const)));
  return (
    <div className="chart" ref={box}>
      <Drawing id={id} title={title} description={description} width={width} height={height}>
        {bars.map((bar, index) => {
          let start = 0;
          return (
            <g key={bar.id}>
              <text className="chart-name" x="0" y={index * ROW + labelAt}>
                {bar.label}
              </text>
              <text className="chart-total at-end" x={width} y={index * ROW + labelAt}>
                {write(total(bar))}
              </text>
              {bar.parts.map((part) => {
                const from = start;
                start += length(part.value);
                const isVisible = start - from > gap;
                return isVisible ? (
                  <rect
                    key={part.id}
                    className={`chart-bar tone-${part.tone}`}
                    x={point(from)}
                    y={index * ROW + barAt}
                    width={point(start - from - gap)}
                    height={thickness}
                  />
                ) : null;
              })}
            </g>
          );
        })}
      </Drawing>
      <ul className="chart-legend">
        {[...legend.values()].map((part) => (
          <li key={part.id} className={`tone-${part.tone}`}>
            {part.label}
          </li>
        ))}
      </ul>
    </div>
  );
};
