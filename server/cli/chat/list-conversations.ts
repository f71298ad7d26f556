import {MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import type {Settings} from '../../settings/settings.ts';
import {createTable, roomIn, type Column} from '../table.ts';
import type {Terminal} from '../terminal.ts';
import {hasStore, withStore} from '../vault.ts';

type Listing = {readonly withAll: boolean; readonly isWide: boolean; readonly now: Date};

const COLUMNS: readonly Column[] = [
  {title: 'ASKED'},
  {title: 'WAITING'},
  {title: 'STATE'},
  {title: 'LANG'},
  {title: 'ID', least: 18, isMinor: true},
];
const MOST = 500;

/** `list`: lists conversations, the longest wait first, without their messages. */
export const listConversations = async (
  settings: Settings,
  {withAll, isWide, now}: Listing,
  {print, columns}: Pick<Terminal, 'print' | 'columns'>,
): Promise<void> => {
  const none = withAll ? 'No conversations yet.' : 'Nobody is waiting.';
  if (!hasStore(settings)) return print(none);
  const rows = await withStore(settings, (store) =>
    store.read((db) =>
      db
        .selectFrom('conversation')
        .innerJoin('submission', 'submission.id', 'conversation.submission_id')
        .select(['submission_id', 'holder', 'asked_at', 'submission.lang', 'submission.received_at'])
        .$if(!withAll, (query) => query.where('asked_at', 'is not', null).where('holder', '=', 'waiting'))
        .orderBy((eb) => eb.fn.coalesce('asked_at', 'submission.received_at'))
        .limit(MOST)
        .execute(),
    ),
  );
  if (rows.length === 0) return print(none);
  const lines = rows.map(
    ({submission_id: id, holder, asked_at: requestedAt, lang, received_at: received}) => [
      (requestedAt ?? received).slice(0, 16).replace('T', ' '),
      holder === 'waiting' && requestedAt !== null
        ? `${Math.floor((now.getTime() - Date.parse(requestedAt)) / MS_PER_MINUTE)} min`
        : '-',
      holder,
      lang,
      id,
    ],
  );
  const {head, line} = createTable(COLUMNS, lines, roomIn(columns, isWide));
  print([head, ...lines.map(line)].join('\n'));
};
