import type {ReactNode} from 'react';
import type {EditState} from '../../../contract/desk-edits.ts';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {type Row, TwoVersions} from '../../shell/two-versions.tsx';
import {EditHistory} from './edit-history.tsx';
import {FaultList} from './fault-list.tsx';
import type {Edit} from './use-edit.ts';
import {useMayEdit} from './use-may-edit.ts';

type Props<Value> = {
  readonly edit: Edit<Value>;
  /** Undefined for a new entry. */
  readonly state: EditState | undefined;
  readonly undoPath?: string;
  /** Reads the current value from an answer that reports a conflict. */
  readonly valueOf: (current: unknown) => {readonly value: Value; readonly version: number};
  readonly rowsOf: (value: Value) => readonly Row[];
  readonly children: ReactNode;
};

/** The common frame of every edit form: fields, errors, conflict, save, undo and history. Read-only for assistants. */
export const EditForm = <Value,>({edit, state, undoPath, valueOf, rowsOf, children}: Props<Value>) => {
  const t = useText();
  const mayEdit = useMayEdit();
  const {problem, current, isBusy} = edit;
  const theirs = current === undefined ? undefined : valueOf(current);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <fieldset className="edit-fields stack" disabled={!mayEdit}>
        {children}
      </fieldset>
      {theirs ? (
        <TwoVersions
          mine={rowsOf(edit.value)}
          theirs={rowsOf(theirs.value)}
          onKeep={() => void edit.keep(theirs.version)}
          onTake={edit.discard}
        />
      ) : problem?.code === 'invalid-fields' ? (
        <FaultList faults={problem.fields} />
      ) : (
        problem && <ProblemNote problem={problem} />
      )}
      <output className="edit-note quiet">
        {edit.isSaved ? t('edit.saved') : edit.isDraft && mayEdit ? t('edit.draft') : ''}
      </output>
      {mayEdit && (
        <p className="button-row">
          <button className="button button-size-default button-default" type="submit" disabled={isBusy}>
            {t('edit.save')}
          </button>
          {edit.isDraft && (
            <button
              className="button button-size-default button-outline"
              type="button"
              disabled={isBusy}
              onClick={edit.discard}
            >
              {t('edit.discard')}
            </button>
          )}
          {undoPath !== undefined && state?.canUndo === true && (
            <button
              className="button button-size-default button-outline"
              type="button"
              disabled={isBusy}
              onClick={() => void edit.act(undoPath)}
            >
              {t('edit.undo')}
            </button>
          )}
        </p>
      )}
      {state && <EditHistory state={state} />}
    </form>
  );
};
