import type {EditState} from '../../../contract/desk-edits.ts';
import {undoTarget, type Changed} from '../../edits/edit.store.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {EditTable} from '../../storage/tables/edit-tables.ts';

const SHOWN_VERSIONS = 10;

/** Describes who changed an entry and whether the change can be undone. `versions`: newest first. */
export const stateOf = (
  versions: readonly EditTable[],
  {canUndo}: Pick<EditState, 'canUndo'> = {canUndo: undoTarget(versions) !== undefined},
): EditState => ({
  version: versions[0]?.version ?? 0,
  history: versions
    .slice(0, SHOWN_VERSIONS)
    .map(({version, at, actor, same_as: sameAs}) => ({version, at, actor, sameAs})),
  canUndo,
});

/**
 * Throws the problem of an edit that was not made: 412 with the current entry, or 404 for an entry that does not exist or has nothing to
 * undo.
 */
export const requireDone = async (
  outcome: number | Changed | 'nothing' | undefined,
  readCurrent: () => Promise<unknown>,
): Promise<void> => {
  if (outcome === 'changed') throw new HttpProblem('changed-meanwhile', {current: await readCurrent()});
  if (outcome === undefined || outcome === 'nothing') throw new HttpProblem('not-found');
};
