import type {Store} from '../storage/store.ts';
import {countedPage} from './page-path.ts';
import type {ReportKey} from './report.ts';

/** A submission as a report sees it: its group, and how long its answer took, in milliseconds; null where no answer is known. */
export type SentRow = {readonly key: string; readonly waitMs: number | null};

type Query = {
  /** ISO 8601, included. */
  readonly since: string;
  /** ISO 8601, excluded. */
  readonly before: string;
  readonly by: ReportKey;
  readonly partner: string | undefined;
};

/** Reads what was sent to the agent: no spam, nothing that was replaced or erased, and of conversations those that ask for the agent. */
export const sentSubmissions = async (
  store: Pick<Store, 'read'>,
  {since, before, by, partner}: Query,
): Promise<readonly SentRow[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('submission')
      .leftJoin('conversation', 'conversation.submission_id', 'submission.id')
      .select(['kind', 'page', 'partner', 'lang as language', 'widget as element', 'asked_at', 'answered_at'])
      .where('received_at', '>=', since)
      .where('received_at', '<', before)
      .where('superseded_by', 'is', null)
      .where('erased_at', 'is', null)
      .where('held_for', '=', '')
      .where((eb) => eb.or([eb('kind', '!=', 'chat'), eb('asked_at', 'is not', null)]))
      .$if(partner !== undefined, (query) => query.where('partner', '=', partner ?? ''))
      .execute(),
  );
  return rows.map(({asked_at: asked, answered_at: answered, ...row}) => ({
    key: by === 'page' ? countedPage(row.page) : row[by],
    waitMs: asked === null || answered === null ? null : Date.parse(answered) - Date.parse(asked),
  }));
};
