import {useScreen} from '../content/site-context.ts';
import {type BuilderText, useBuilderText} from './builder-context.ts';
import {ELEMENTS} from './choice.ts';
import run from './peers.json';

type Comparison = {
  readonly name: string;
  readonly way: string;
  /** Milliseconds; null when it never became usable. */
  readonly usable: number | null;
  readonly bytes: number;
  readonly requests: number;
  readonly depth: number;
  /** Milliseconds; 0 when the value was within the noise of the run. */
  readonly mainThread: number;
  /** Milliseconds. */
  readonly longestTask: number;
  /** Bytes. */
  readonly heap: number;
};

// Without a kept run the file has no comparisons, and the table is not drawn.
const kept: {readonly date: string; readonly rounds: number; readonly comparisons: readonly Comparison[]} =
  run;

const nameOf = ({name, way}: Comparison, t: BuilderText): string => {
  const element = ELEMENTS.find((one) => one === name);
  if (element) return t(element);
  if (way === 'its-loader') return t('loaderOnly', {name});
  return way === 'plain-form' ? t('plainForm', {name}) : name;
};

/** The cost of our elements and published peers for a visitor on a slow phone: the last kept run of `npm run bench -- peers --keep`. */
export const Peers = () => {
  const t = useBuilderText();
  const {lang} = useScreen();
  if (kept.comparisons.length === 0) return null;
  const ours = kept.comparisons.filter(({way}) => way === 'loader');
  const others = kept.comparisons.filter(({way}) => !['loader', 'standalone', 'pinned'].includes(way));
  // Only the day, which no visitor's time zone may shift.
  const date = new Date(kept.date).toLocaleDateString(lang, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <div className="builder-peers">
      <h2 id="builder-peers">{t('peers')}</h2>
      <p>{t('peersText', {date, rounds: String(kept.rounds)})}</p>
      <section className="builder-peers-scroll" tabIndex={0} aria-labelledby="builder-peers">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('element')}</th>
              {(
                [
                  'peersUsable',
                  'peersBytes',
                  'peersRequests',
                  'peersDepth',
                  'peersMain',
                  'peersLongest',
                  'peersHeap',
                ] as const
              ).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <Rows title={t('peersOwn')} comparisons={ours} />
          <Rows title={t('peersOthers')} comparisons={others} />
        </table>
      </section>
    </div>
  );
};

type RowsProps = {readonly title: string; readonly comparisons: readonly Comparison[]};

const Rows = ({title, comparisons}: RowsProps) => {
  const t = useBuilderText();
  const {lang} = useScreen();
  const whole = (value: number): string => Math.round(value).toLocaleString(lang);
  const time = (value: number | null): string =>
    value === null ? '–' : t('milliseconds', {value: whole(value)});
  const size = (bytes: number): string =>
    t('weightValue', {value: (bytes / 1000).toLocaleString(lang, {maximumFractionDigits: 0})});
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={8}>
          {title}
        </th>
      </tr>
      {comparisons.map((one) => (
        <tr key={one.name}>
          <th scope="row">{nameOf(one, t)}</th>
          <td>{time(one.usable)}</td>
          <td>{size(one.bytes)}</td>
          <td>{whole(one.requests)}</td>
          <td>{whole(one.depth)}</td>
          <td>{one.mainThread === 0 ? `~${time(0)}` : time(one.mainThread)}</td>
          <td>{time(one.longestTask)}</td>
          <td>{size(one.heap)}</td>
        </tr>
      ))}
    </tbody>
  );
};
