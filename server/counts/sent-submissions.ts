import {isAnsweredState} from '../../contract/desk-inbox.ts';
import type {Store} from '../storage/store.ts';
import {countedPage} from './page-path.ts';
import type {ReportKey} from '../../contract/desk-report.ts';

/** A submission in a report: its group, state and answer. */
export type SentRow = {
  readonly key: string;
  readonly isAnswered: boolean;
  /** The time until the first answer, in milliseconds; null when unknown. */
  readonly waitMs: number | null;
  readonly isWon: boolean;
};

type Query = {
  /** The first moment, included, in ISO 8601. */
  readonly since: string;
  /** The last moment, excluded, in ISO 8601. */
  readonly before: string;
  readonly by: ReportKey;
  readonly partner: string | undefined;
};

/**
 * Reads the submissions to the agent, without spam and without replaced or erased submissions. Of conversations, only those with a
 * hand-over count.
 */
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
    isAnswered: answered !== null || isAnsweredState(state),
    // The wait in a conversation starts with the hand-over.
    waitMs: answered === null ? null : Math.max(0, Date.parse(answered) - Date.parse(asked ?? received)),
    isWon: state === 'won',
  }));
};
