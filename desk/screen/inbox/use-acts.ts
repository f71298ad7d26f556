import {useState} from 'react';
import {
  INBOX_STATES,
  MOST_IN_BULK,
  type BulkResult,
  type InboxRow,
  type InboxState,
} from '../../../contract/desk-inbox.ts';
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
  | {
      readonly kind: 'bulk';
      readonly done: number;
      readonly failed: number;
      /** Whether the act was itself an undo. */
      readonly isUndo: boolean;
      /** Sets the changed records back; absent for an act without a way back. */
      readonly undo?: () => void;
    };

type Versioned = Pick<InboxRow, 'id' | 'version'>;

const sendBulk = async (rows: readonly Versioned[], act: BulkAct): Promise<readonly BulkResult[]> => {
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
  return results;
};

const countOf = (results: readonly BulkResult[]): {readonly done: number; readonly failed: number} => {
  const done = results.filter(({outcome}) => outcome === 'done').length;
  return {done, failed: results.length - done};
};

/** Lists the acts that set the changed records back. A record that somebody else changes before stays as that person has set it. */
const wayBack = (
  rows: readonly InboxRow[],
  act: BulkAct,
  results: readonly BulkResult[],
): readonly {readonly rows: readonly Versioned[]; readonly act: BulkAct}[] => {
  const done = new Map(results.flatMap((result) => (result.outcome === 'done' ? [[result.id, result]] : [])));
  const changed = rows.filter(({id}) => done.has(id));
  switch (act.act) {
    case 'state':
      return INBOX_STATES.flatMap((state) => {
        const some = changed.flatMap((row) =>
          row.state === state && state !== act.state ? (done.get(row.id) ?? []) : [],
        );
        return some.length > 0 ? [{rows: some, act: {act: 'state' as const, state}}] : [];
      });
    case 'read':
    case 'unread': {
      const isUnread = act.act === 'read';
      const some = changed.filter((row) => row.isUnread === isUnread);
      return some.length > 0 ? [{rows: some, act: {act: isUnread ? 'unread' : 'read'}}] : [];
    }
    case 'accept':
    case 'discard':
      return [];
  }
};

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
        const results = await sendBulk(rows, act);
        reload();
        const back = wayBack(rows, act, results);
        const undo = (): void =>
          void attempt(async () => {
            const undone: BulkResult[] = [];
            for (const {rows: some, act: former} of back) undone.push(...(await sendBulk(some, former)));
            reload();
            return {kind: 'bulk', ...countOf(undone), isUndo: true};
          });
        return {
          kind: 'bulk',
          ...countOf(results),
          isUndo: false,
          ...(back.length > 0 ? {undo} : {}),
        };
      }),
  };
};

/** The acts of the list. */
export type Acts = ReturnType<typeof useActs>;
