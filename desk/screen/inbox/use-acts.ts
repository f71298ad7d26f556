import {useState} from 'react';
import {MOST_IN_BULK, type BulkResult, type InboxRow, type InboxState} from '../../../contract/desk-inbox.ts';
import {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import type {Inbox} from './use-inbox.ts';

/** An act on the selected records. */
export type BulkAct =
  | {readonly act: 'state'; readonly state: InboxState}
  | {readonly act: 'read' | 'unread' | 'accept' | 'discard'};

/** The outcome of the last act: a problem, a conflict, or the number of changed records. */
export type Outcome =
  | {readonly kind: 'problem'; readonly problem: DeskProblem}
  | {readonly kind: 'conflict'; readonly row: InboxRow}
  | {readonly kind: 'bulk'; readonly done: number; readonly failed: number};

/** Runs a member's acts on records. When somebody else has changed a record first, the act changes nothing and shows the current state. */
export const useActs = ({put, reload}: Pick<Inbox, 'put' | 'reload'>) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const attempt = async (act: () => Promise<Outcome | undefined>): Promise<void> => {
    try {
      setOutcome(await act());
    } catch (error) {
      if (!(error instanceof DeskProblem)) throw error;
      const row = error.code === 'changed-meanwhile' ? (error.current as InboxRow) : undefined;
      if (row) put(row);
      setOutcome(row ? {kind: 'conflict', row} : {kind: 'problem', problem: error});
    }
  };
  const change = async (row: InboxRow, body: object, version?: string): Promise<void> =>
    await attempt(async () => {
      const {data} = await request<InboxRow>(`/inbox/${row.id}`, {method: 'PATCH', body, version});
      put(data);
      return undefined;
    });
  return {
    outcome,
    forget: () => setOutcome(undefined),
    setState: (row: InboxRow, state: InboxState) => void change(row, {state}, `"${row.version}"`),
    setUnread: (row: InboxRow, isUnread: boolean) => void change(row, {isUnread}),
    bulk: (rows: readonly InboxRow[], act: BulkAct) =>
      void attempt(async () => {
        const results: BulkResult[] = [];
        for (let from = 0; from < rows.length; from += MOST_IN_BULK) {
          const some = rows.slice(from, from + MOST_IN_BULK);
          const chosen =
            act.act === 'state'
              ? {items: some.map(({id, version}) => ({id, version}))}
              : {ids: some.map(({id}) => id)};
          const {data} = await request<readonly BulkResult[]>('/inbox/bulk', {
            method: 'POST',
            body: {...act, ...chosen},
          });
          results.push(...data);
        }
        reload();
        const done = results.filter((result) => result.outcome === 'done').length;
        return {kind: 'bulk', done, failed: results.length - done};
      }),
  };
};

/** The acts of the list. */
export type Acts = ReturnType<typeof useActs>;
