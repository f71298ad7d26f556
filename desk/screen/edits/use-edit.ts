import {useState} from 'react';
import type {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import {type Act, useAct} from '../../api/use-act.ts';
import {useDraft} from '../../session/use-draft.ts';

// Must be the same object in all renders, because the draft is compared with it.
const EMPTY = {json: '', version: ''};

type Place = {
  /** The name of the draft in this tab. */
  readonly name: string;
  /** The address and the method that store the value; a new entry has no version yet. */
  readonly path: string;
  readonly version: number | undefined;
  readonly onSaved: () => void;
};

/** The state of an edit. */
export type Edit<Value> = {
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** Whether a draft has unsaved changes. */
  readonly isDraft: boolean;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly problem: DeskProblem | undefined;
  /** The value that somebody else has stored since the draft began. */
  readonly current: unknown;
  readonly save: () => Promise<void>;
  /** Stores the draft and overwrites the value that somebody else has stored. */
  readonly keep: (version: number) => Promise<void>;
  readonly discard: () => void;
  /**
   * Sends an act on the stored version, such as an undo; the draft stays. Resolves with true if the act succeeded.
   */
  readonly act: (path: string) => Promise<boolean>;
};

/**
 * Edits a stored value. The draft is kept in this tab with the version it began with, so that events, reloads and an ended session lose
 * nothing. On a conflict, the member chooses one of the two versions.
 */
export const useEdit = <Value>(stored: Value, {name, path, version, onSaved}: Place): Edit<Value> => {
  const {draft, write, clear} = useDraft(`edit:${name}`, EMPTY);
  const act = useAct();
  const {problem} = act;
  const [isSaved, setSaved] = useState(false);
  const isDraft = draft.fields.json !== '';
  // This hook wrote the stored value, with this type.
  const value = isDraft ? (JSON.parse(draft.fields.json) as Value) : stored;
  const run: Act['run'] = async (send) => {
    setSaved(false);
    const isDone = await act.run(send);
    setSaved(isDone);
    return isDone;
  };
  const store = async (against: number | undefined): Promise<void> => {
    const options =
      against === undefined
        ? ({method: 'POST', body: value} as const)
        : ({method: 'PUT', body: value, version: `"${against}"`} as const);
    if (!(await run(() => request(path, options)))) return;
    clear(draft.key);
    onSaved();
  };
  return {
    value,
    set: (next) => {
      setSaved(false);
      write({json: JSON.stringify(next), version: isDraft ? draft.fields.version : String(version ?? '')});
    },
    isDraft,
    isBusy: act.isBusy,
    isSaved,
    problem,
    current: problem?.code === 'changed-meanwhile' ? problem.current : undefined,
    save: () => store(version === undefined ? undefined : Number(isDraft ? draft.fields.version : version)),
    keep: (against) => store(against),
    discard: () => {
      clear();
      act.forget();
      onSaved();
    },
    act: async (about) => {
      const isDone = await run(() => request(about, {method: 'POST', version: `"${version ?? 0}"`}));
      if (isDone) onSaved();
      return isDone;
    },
  };
};
