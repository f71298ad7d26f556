import type {Day} from '../../insurance/calendar/day.ts';
import type {Store} from '../storage/store.ts';
import type {ReportKey} from '../../contract/desk-report.ts';

/** The number of visits of a group that reached a stage. */
export type VisitRow = {readonly key: string; readonly stage: string; readonly visits: number};

type Query = {
  readonly from: Day;
  readonly to: Day;
  readonly by: ReportKey;
  readonly partner: string | undefined;
};

const COLUMNS = {page: 'page', partner: 'partner', language: 'lang', element: 'element'} as const;

/** Reads the counted visits of a period by group and stage. */
export const countedVisits = async (
  store: Pick<Store, 'read'>,
  {from, to, by, partner}: Query,
): Promise<readonly VisitRow[]> => {
  const column = COLUMNS[by];
  const rows = await store.read((db) =>
    db
      .selectFrom('visit_count')
      .select([`${column} as key`, 'stage', (eb) => eb.fn.sum<number | string>('visits').as('visits')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      // A visit can reach several steps; it reaches every other stage once.
      .where('stage', '!=', 'step')
      .$if(partner !== undefined, (query) => query.where('partner', '=', partner ?? ''))
      .groupBy([column, 'stage'])
      .execute(),
  );
  // PostgreSQL returns sums as texts.
  return rows.map(({key, stage, visits}) => ({key, stage, visits: Number(visits)}));
};
