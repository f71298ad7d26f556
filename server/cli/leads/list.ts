import type {Settings} from '../../settings/settings.ts';
import type {Selection} from '../../submission/selection.ts';
import {createRecordList} from '../record-list.ts';
import {roomIn} from '../table.ts';
import type {Terminal} from '../terminal.ts';
import {readSubmissions} from './read-submissions.ts';

type Listing = {
  readonly command: 'list' | 'held';
  readonly selection: Selection;
  /** Whether cells are printed in full. */
  readonly isWide: boolean;
  /** The text for an empty list. */
  readonly none: string;
};

/**
 * `list` and `held`: lists the selected submissions, one line each. Throws PartialError with the submissions that
 * cannot be decrypted.
 */
export const listLeads = async (
  settings: Settings,
  {command, selection, isWide, none}: Listing,
  {print, write, columns}: Pick<Terminal, 'print' | 'write' | 'columns'>,
): Promise<void> => {
  let list: ReturnType<typeof createRecordList> | undefined;
  await readSubmissions(settings, {command, selection}, async (records) => {
    const isFirst = list === undefined;
    list ??= createRecordList(records, roomIn(columns, isWide));
    const {head, line} = list;
    await write([...(isFirst ? [head] : []), ...records.map(line)].map((text) => `${text}\n`).join(''));
  });
  if (list === undefined) print(none);
};
