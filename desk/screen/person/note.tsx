import {useState} from 'react';
import type {NoteText, PersonView, TimelineEntry} from '../../../contract/desk-person.ts';
import {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import {momentText} from '../../language/moment.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {useDraft} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {useAct} from '../../api/use-act.ts';
import {Hidden} from '../sharing.tsx';
import {NoteField} from './note-field.tsx';
import {ActForm} from '../../shell/act-form.tsx';

// Must be the same object in all renders, because the draft is compared with it.
const EMPTY = {text: '', version: ''};

type NoteEntry = Extract<TimelineEntry, {readonly kind: 'note'}>;

type Props = {readonly personId: string; readonly entry: NoteEntry; readonly onChanged: () => void};

/** Shows a note with its earlier texts, and lets a member change it. */
export const Note = ({personId, entry, onChanged}: Props) => {
  const t = useText();
  const language = useLanguage();
  // A change that was begun before the session ended or the page was loaded again is still open.
  const change = useDraft(`note-change:${personId}:${entry.id}`, EMPTY);
  const [isOpen, setOpen] = useState(change.draft.fields.version !== '');
  const close = (): void => {
    change.clear();
    setOpen(false);
  };
  const {member, writtenAt, at, earlier} = entry;
  return (
    <>
      {isOpen ? (
        <NoteChange
          personId={personId}
          entry={entry}
          change={change}
          onEnd={close}
          onChanged={() => {
            close();
            onChanged();
          }}
        />
      ) : (
        <Words note={entry} />
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
                <Words note={text} />
                <p className="quiet small">
                  {text.member} · {momentText(language, text.writtenAt)}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {!isOpen && !entry.isTextHidden && (
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

const Words = ({note}: {readonly note: NoteText}) =>
  note.isTextHidden ? (
    <Hidden />
  ) : (
    <p className="person-words" dir="auto">
      {note.text}
    </p>
  );

type ChangeProps = Props & {
  readonly change: ReturnType<typeof useDraft<typeof EMPTY>>;
  readonly onEnd: () => void;
};

const NoteChange = ({personId, entry, change: {draft, write}, onChanged, onEnd}: ChangeProps) => {
  const t = useText();
  const isBegun = draft.fields.version !== '';
  const text = isBegun ? draft.fields.text : entry.text;
  // The version that this draft began with, and the text that somebody else has stored since.
  const began = isBegun ? Number(draft.fields.version) : entry.version;
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
            write({text, version: String(stored.version)});
          }
        }
        throw error;
      }
    });
    if (isDone) onChanged();
  };
  return (
    <ActForm act={() => save(began)}>
      <NoteField text={text} onWrite={(written) => write({text: written, version: String(began)})} />
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
    </ActForm>
  );
};
