import './bulk-bar.css';
import {useEffect, useRef} from 'react';
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
  const note = useRef<HTMLOutputElement>(null);
  // The pressed button leaves the page, at once with its bar or a moment later with its row: the way back is the next thing to press.
  const shown = useRef<Outcome>(undefined);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const {activeElement, body} = document;
    if (shown.current !== outcome) {
      shown.current = outcome;
      pressed.current = outcome ? activeElement : null;
    }
    if (pressed.current && activeElement === body) note.current?.focus({preventScroll: true});
    if (activeElement !== pressed.current || activeElement === body) pressed.current = null;
  });
  if (outcome?.kind === 'problem') return <ProblemNote problem={outcome.problem} />;
  return (
    <output ref={note} className="inbox-outcome" tabIndex={-1}>
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
