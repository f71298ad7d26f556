import type {Store} from '../storage/store.ts';
import {countedPage} from './page-path.ts';
import type {ReportKey} from '../../contract/desk-report.ts';

/** A submission as a report sees it: its group, and what became of it. */
export type SentRow = {
  readonly key: string;
  readonly isAnswered: boolean;
  /** How long the first answer took, in milliseconds; null where its moment is not known. */
  readonly waitMs: number | null;
  readonly isWon: boolean;
};

// Whoever set one of these states has answered, though nobody may know when.
const ANSWERED: ReadonlySet<string | null> = new Set(['contacted', 'quoted', 'won']);

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
      .leftJoin('inbox_item', 'inbox_item.submission_id', 'submission.id')
      .select([
        'submission.page',
        'submission.partner',
        'submission.lang as language',
        'submission.widget as element',
        'submission.received_at',
        'conversation.asked_at',
        'inbox_item.answered_at',
        'inbox_item.state',
      ])
      .where('received_at', '>=', since)
      .where('received_at', '<', before)
      .where('superseded_by', 'is', null)
      .where('erased_at', 'is', null)
      .where('held_for', '=', '')
      .where((eb) => eb.or([eb('submission.kind', '!=', 'chat'), eb('asked_at', 'is not', null)]))
      .$if(partner !== undefined, (query) => query.where('submission.partner', '=', partner ?? ''))
      .execute(),
  );
  return rows.map(({asked_at: asked, answered_at: answered, received_at: received, state, ...row}) => ({
    key: by === 'page' ? countedPage(row.page) : row[by],
    isAnswered: answered !== null || ANSWERED.has(state),
    // In a conversation the visitor waits from the moment that they ask for the agent.
    waitMs: answered === null ? null : Math.max(0, Date.parse(answered) - Date.parse(asked ?? received)),
    isWon: state === 'won',
  }));
};
