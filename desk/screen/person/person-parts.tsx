import type {PersonView} from '../../../contract/desk-person.ts';
import {useText} from '../../language/use-text.ts';
import {useIsWide} from '../../shell/use-is-wide.ts';
import {PermissionList} from '../permission/permission-list.tsx';
import {ConsentList} from './consent-list.tsx';
import {Correct} from './correct.tsx';
import {FollowUps} from './follow-ups.tsx';
import {MailForm} from './mail-form.tsx';
import {Merges} from './merges.tsx';
import {NoteForm} from './note-form.tsx';
import {PersonMore} from './person-more.tsx';
import {Timeline} from './timeline.tsx';

type Props = {
  readonly person: PersonView;
  readonly version: string | undefined;
  readonly reload: () => void;
};

/**
 * The parts of a person's screen. The order of the document is the order on screen, also for the keyboard and a screen reader: on a phone,
 * what the agent does next comes before the timeline, which may be long.
 */
export const PersonParts = ({person, version, reload}: Props) => {
  const isWide = useIsWide();
  const permission = <PermissionList permission={person.permission} />;
  const followUps = <FollowUps person={person} isFolded={!isWide} onChanged={reload} />;
  const answer = (
    <>
      <Mail person={person} reload={reload} />
      <Timeline personId={person.id} entries={person.timeline} onChanged={reload} />
    </>
  );
  const record = (
    <>
      <ConsentList consents={person.consents} />
      <Correct person={person} version={version} onSaved={reload} />
    </>
  );
  const rest = (
    <>
      <Note personId={person.id} reload={reload} />
      <Merges person={person} onChanged={reload} />
      <PersonMore person={person} version={version} onErased={reload} />
    </>
  );
  if (!isWide)
    return (
      <div className="person-main">
        {permission}
        {followUps}
        {answer}
        {record}
        {rest}
      </div>
    );
  return (
    <div className="person-columns">
      <div className="person-side">
        {permission}
        {record}
      </div>
      <div className="person-main">{answer}</div>
      <div className="person-side">
        {followUps}
        {rest}
      </div>
    </div>
  );
};

const Mail = ({person, reload}: Omit<Props, 'version'>) => {
  const t = useText();
  return (
    <section className="part" aria-labelledby="person-mail">
      <h2 id="person-mail">{t('person.mail')}</h2>
      <MailForm key={person.id} person={person} onSent={reload} />
    </section>
  );
};

const Note = ({personId, reload}: {readonly personId: string; readonly reload: () => void}) => {
  const t = useText();
  return (
    <section className="part" aria-labelledby="person-note">
      <h2 id="person-note">{t('person.kind.note')}</h2>
      <NoteForm personId={personId} onKept={reload} />
    </section>
  );
};
