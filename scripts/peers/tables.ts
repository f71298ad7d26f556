import type {WidgetName} from '../../widgets/embed/names.ts';
import type {Comparison} from './compare.ts';

/** Writes a main-thread time; 0 means a time within the noise. */
const milliseconds = (value: number | undefined): string =>
  value === 0 ? '~0' : (value ?? Number.NaN).toFixed(0);

const columns = ['usable ms', 'kB', 'requests', 'depth', 'main ms', 'longest ms', 'heap kB'] as const;

const cells = ({usable, bytes, requests, depth, mainThread, longestTask, heap}: Comparison): string[] => [
  Number.isNaN(usable) ? 'never' : usable.toFixed(0),
  (bytes / 1000).toFixed(1),
  String(requests),
  String(depth),
  milliseconds(mainThread),
  longestTask.toFixed(0),
  (heap / 1000).toFixed(0),
];

const line = (name: string, values: readonly string[]): string =>
  [name.padEnd(36), ...values.map((value) => value.padStart(16))].join(' ').trimEnd();

/** Writes the table of all measurements. */
export const costTable = (comparisons: readonly Comparison[]): string =>
  [line('', columns), ...comparisons.map((one) => line(`${one.name}, ${one.way}`, cells(one)))].join('\n');

const whole = (value: number | undefined): string => (value ?? Number.NaN).toFixed(0);

/**
 * Writes the table of the time to usable for each element by each way of embedding, and the difference between loader and module, which
 * must be at most one round trip.
 */
export const waysTable = (comparisons: readonly Comparison[], names: readonly WidgetName[]): string =>
  [
    line('', ['loader', 'standalone', 'pinned', 'main loader', 'main standalone', 'main pinned']),
    ...names
      .filter((name) => comparisons.some((one) => one.name === name))
      .map((name) => {
        const of = (way: Comparison['way']) =>
          comparisons.find((one) => one.name === name && one.way === way);
        const [loader, standalone, pinned] = [of('loader'), of('standalone'), of('pinned')];
        return line(name, [
          whole(loader?.usable),
          whole(standalone?.usable),
          whole(pinned?.usable),
          milliseconds(loader?.mainThread),
          milliseconds(standalone?.mainThread),
          milliseconds(pinned?.mainThread),
        ]);
      }),
  ].join('\n');
