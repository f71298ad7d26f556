import {useId, useState} from 'react';
import {request} from '../../api/request.ts';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from './use-act.ts';
import {useKeptText} from './use-kept-text.ts';

/** Adds a note about a person. */
export const NoteForm = ({personId, onKept}: {readonly personId: string; readonly onKept: () => void}) => {
  const t = useText();
  const id = useId();
  const [text, setText] = useKeptText(`${personId}:note`);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const {isBusy, problem, run} = useAct();
  const keep = async (): Promise<void> => {
    const body = {id: key, text};
    if (!(await run(() => request(`/people/${personId}/notes`, {method: 'POST', body})))) return;
    setText('');
    setKey(crypto.randomUUID());
    onKept();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('person.note-text')}</label>
        <textarea
          id={id}
          required
          rows={3}
          maxLength={10_000}
          value={text}
          onChange={({target}) => setText(target.value)}
        />
      </div>
      {problem && <ProblemNote problem={problem} />}
      <button className="button button-size-sm button-outline" type="submit" disabled={isBusy}>
        {t('person.note-add')}
      </button>
    </form>
  );
};
