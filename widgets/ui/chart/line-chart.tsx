import {Drawing, type DrawingProps} from './drawing.tsx';
import {ageMarks, axisMarks, point} from './scale.ts';
import {useWidth} from './use-width.ts';

type Point = {readonly age: number; readonly savings: number};

/** The props of the line chart. */
export type LineChartProps = DrawingProps & {
  readonly points: readonly Point[];
  /** Other cases of the same years, drawn as dashed lines. */
  readonly cases?: readonly (readonly Point[])[];
  readonly writeMoney: (value: number) => string;
  readonly writeAge: (value: number) => string;
};

const HEIGHT = 260;
const margin = {top: 28, bottom: 28, side: 2, label: 6};

/** Savings over age as a drawn line over a shaded area, with an accessible name and description. */
export const LineChart = (props: LineChartProps) => {
  const {id, title, description, points, cases = [], writeMoney, writeAge} = props;
  const {box, width} = useWidth(600);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.age === last.age) return null;
  const marks = axisMarks(Math.max(...[...cases.flat(), ...points].map(({savings}) => savings)));
  const most = marks.at(-1) ?? 1;
  const right = width - margin.side - 5; // room for the dot at the end
  const bottom = HEIGHT - margin.bottom;
  const x = (age: number): number =>
    point(margin.side + ((age - first.age) / (last.age - first.age)) * (right - margin.side));
  const y = (value: number): number => point(bottom - (value / most) * (bottom - margin.top));
  const lineOf = (some: readonly Point[]): string =>
    some.map(({age, savings}) => `${x(age)},${y(savings)}`).join('L');
  const line = lineOf(points);
  return (
    <div className="chart" ref={box}>
      <Drawing id={id} title={title} description={description} width={width} height={HEIGHT}>
        {marks.map((value) => (
          <g key={value}>
            <path className="chart-rule" d={`M0 ${y(value)}H${width}`} />
            {value > 0 ? (
              <text className="chart-mark" x="0" y={y(value) - margin.label}>
                {writeMoney(value)}
              </text>
            ) : null}
          </g>
        ))}
        <path className="chart-area" d={`M${x(first.age)},${bottom}L${line}L${x(last.age)},${bottom}Z`} />
        {cases.map((some) => (
          <path key={lineOf(some)} className="chart-case" d={`M${lineOf(some)}`} />
        ))}
        <path className="chart-line" d={`M${line}`} />
        <circle className="chart-dot" cx={x(last.age)} cy={y(last.savings)} r="5" />
        {ageMarks(first.age, last.age).map((age) => (
          <text
            key={age}
            className={`chart-mark ${age === first.age ? '' : age === last.age ? 'at-end' : 'in-middle'}`}
            x={age === last.age ? width : x(age)}
            y={HEIGHT - margin.label}
          >
            {writeAge(age)}
          </text>
        ))}
      </Drawing>
    </div>
  );
};
