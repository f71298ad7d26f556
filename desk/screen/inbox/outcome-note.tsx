import './bulk-bar.css';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import type {Outcome} from './use-acts.ts';
import {nameText} from './words.ts';

/** Shows the outcome of the last act when the list does not show it. */
export const OutcomeNote = ({
  outcome,
  onClose,
}: {
  readonly outcome: Outcome | undefined;
  readonly onClose: () => void;
}) => {
  const t = useText();
  if (outcome?.kind === 'problem') return <ProblemNote problem={outcome.problem} />;
  return (
    <output className="inbox-outcome">
      {outcome?.kind === 'conflict' && (
        <span>
          {t('inbox.conflict', {
            name: nameText(t, outcome.row),
            state: t(`inbox.state.${outcome.row.state}`),
          })}
        </span>
      )}
      {outcome?.kind === 'bulk' && (
        <span>
          {t(outcome.isUndo ? 'inbox.bulk.undone' : 'inbox.bulk.done', {count: outcome.done})}
          {outcome.failed > 0 && ` ${t('inbox.bulk.failed', {count: outcome.failed})}`}
        </span>
      )}
      {outcome?.kind === 'bulk' && outcome.undo && (
        <button className="button button-size-sm button-outline" type="button" onClick={outcome.undo}>
          {t('inbox.bulk.undo')}
        </button>
      )}
      {outcome && (
        <button className="button button-size-sm button-ghost" type="button" onClick={onClose}>
          {t('inbox.dismiss')}
        </button>
      )}
    </output>
  );
};
