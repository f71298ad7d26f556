import {useId, type ReactNode} from 'react';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {FaultList} from './fault-list.tsx';
import {useMayEdit} from './use-may-edit.ts';
import type {MadePreview} from './use-preview.ts';

type Props = {readonly preview: MadePreview<unknown>; readonly children: ReactNode};

/** Shows a preview that the server renders from a draft, with the button that requests it. */
export const PreviewPanel = ({preview, children}: Props) => {
  const t = useText();
  const id = useId();
  const mayEdit = useMayEdit();
  const {shown, isBusy, problem, show} = preview;
  return (
    <section className="panel edit-preview" aria-labelledby={id}>
      <h2 id={id}>{t('edit.preview')}</h2>
      {children}
      {problem?.code === 'invalid-fields' ? (
        <FaultList faults={problem.fields} />
      ) : (
        problem && <ProblemNote problem={problem} />
      )}
      {shown === undefined && mayEdit && (
        <p>
          <button
            className="button button-size-sm button-outline"
            type="button"
            disabled={isBusy}
            onClick={() => void show()}
          >
            {t('edit.preview-show')}
          </button>
        </p>
      )}
    </section>
  );
};
