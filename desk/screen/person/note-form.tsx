import {useState} from 'react';
import {request} from '../../api/request.ts';
import {useText} from '../../language/use-text.ts';
import {useDraft} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from '../../api/use-act.ts';
import {NoteField} from './note-field.tsx';
import {ActForm} from '../../shell/act-form.tsx';

const EMPTY = {text: '', isCall: ''};

/** Adds a note about a person. A repeated request stores the note once. */
export const NoteForm = ({personId, onKept}: {readonly personId: string; readonly onKept: () => void}) => {
  const t = useText();
  const {draft, write, clear} = useDraft(`note:${personId}`, EMPTY);
  const {isBusy, problem, run} = useAct();
  const [isKept, setKept] = useState(false);
  const keep = async (): Promise<void> => {
    const {text, isCall} = draft.fields;
    const body = {id: draft.key, text, isCall: isCall !== ''};
    if (!(await run(() => request(`/people/${personId}/notes`, {method: 'POST', body})))) return;
    clear(draft.key);
    setKept(true);
    onKept();
  };
  return (
    <ActForm act={keep}>
      <NoteField text={draft.fields.text} onWrite={(text) => write({text})} />
      <label className="person-check">
        <input
          type="checkbox"
          checked={draft.fields.isCall !== ''}
          onChange={({target}) => write({isCall: target.checked ? '1' : ''})}
        />
        <span>{t('person.note-call')}</span>
      </label>
      {problem && <ProblemNote problem={problem} />}
      <output className="small">{isKept && draft.fields.text === '' && t('person.saved')}</output>
      <button className="button button-size-sm button-outline" type="submit" disabled={isBusy}>
        {t('person.note-add')}
      </button>
    </ActForm>
  );
};
