import {useId, useState} from 'react';
import type {PersonView, TimelineEntry} from '../../../contract/desk-person.ts';
import {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import {momentText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from '../../api/use-act.ts';

type NoteEntry = Extract<TimelineEntry, {readonly kind: 'note'}>;

type Props = {readonly personId: string; readonly entry: NoteEntry; readonly onChanged: () => void};

/** Shows a note with its earlier texts, and lets a member change it. */
export const Note = ({personId, entry, onChanged}: Props) => {
  const t = useText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const {member, writtenAt, at, earlier} = entry;
  return (
    <>
      {isOpen ? (
        <NoteChange
          personId={personId}
          entry={entry}
          onEnd={() => setOpen(false)}
          onChanged={() => {
            setOpen(false);
            onChanged();
          }}
        />
      ) : (
        <p className="person-words" dir="auto">
          {entry.text}
        </p>
      )}
      <p className="quiet small">
        {writtenAt === at
          ? member
          : t('person.note-changed', {member, date: momentText(language, writtenAt)})}
      </p>
      {earlier.length > 0 && (
        <details>
          <summary className="small">{t('person.note-earlier', {count: earlier.length})}</summary>
          <ol className="plain">
            {earlier.map((text) => (
              <li key={text.writtenAt}>
                <p className="person-words" dir="auto">
                  {text.text}
                </p>
                <p className="quiet small">
                  {text.member} · {momentText(language, text.writtenAt)}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {!isOpen && (
        <p>
          <button
            className="button button-size-sm button-outline"
            type="button"
            onClick={() => setOpen(true)}
          >
            {t('person.note-change')}
          </button>
        </p>
      )}
    </>
  );
};

const NoteChange = ({personId, entry, onChanged, onEnd}: Props & {readonly onEnd: () => void}) => {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(entry.text);
  // The version that this draft began with, and the text that somebody else has stored since.
  const [began, setBegan] = useState(entry.version);
  const [theirs, setTheirs] = useState<NoteEntry>();
  const {isBusy, problem, run} = useAct();
  const save = async (version: number): Promise<void> => {
    const path = `/people/${personId}`;
    const isDone = await run(async () => {
      try {
        await request(`${path}/notes/${entry.id}`, {method: 'PUT', body: {text}, version: `"${version}"`});
      } catch (error) {
        if (error instanceof DeskProblem && error.code === 'changed-meanwhile') {
          const {data} = await request<PersonView>(path);
          const stored = data.timeline.find((each) => each.id === entry.id);
          if (stored?.kind === 'note') {
            setTheirs(stored);
            setBegan(stored.version);
          }
        }
        throw error;
      }
    });
    if (isDone) onChanged();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save(began);
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
      {theirs ? (
        <div className="note" role="alert">
          <p>{t('person.changed')}</p>
          <p className="person-words" dir="auto">
            {t('person.changed-theirs')} ({theirs.member}): {theirs.text}
          </p>
        </div>
      ) : (
        problem && <ProblemNote problem={problem} />
      )}
      <p className="button-row">
        <button className="button button-size-sm button-default" type="submit" disabled={isBusy}>
          {t(theirs ? 'person.changed-keep' : 'person.save')}
        </button>
        <button className="button button-size-sm button-outline" type="button" onClick={onEnd}>
          {t('person.cancel')}
        </button>
      </p>
    </form>
  );
};
