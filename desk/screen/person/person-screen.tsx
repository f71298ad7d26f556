import {useEffect} from 'react';
import {Link} from 'wouter';
import type {PersonView} from '../../../contract/desk-person.ts';
import type {DeskProblem} from '../../api/desk-problem.ts';
import {useData} from '../../api/use-data.ts';
import type {TextKey} from '../../language/texts.ts';
import {clockText} from '../../language/moment.ts';
import {onRecordsChanged} from '../../live/live.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import type {ScreenProps} from '../../screens.ts';
import {dropDrafts} from '../../session/use-draft.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {ScreenTitle} from '../../shell/screen-title.tsx';
import {languageName} from '../inbox/words.ts';
import {PersonParts} from './person-parts.tsx';
import './person.css';

/** Shows a person: contact details, permissions, timeline and follow-ups. */
const PersonScreen = ({params}: ScreenProps) => {
  const t = useText();
  const id = params['id'] ?? '';
  const {data: person, version, problem, reload} = useData<PersonView>(`/people/${id}`);
  const isErased = problem?.status === 404;
  useEffect(() => {
    // A colleague, a command or the retention erased the person.
    if (isErased) dropDrafts([id]);
  }, [isErased, id]);
  // A colleague writes, hides or erases, and visitors write again. Drafts are apart from the data.
  // A text, because the effect compares its requirements by identity.
  const ids = person && [person.id, ...person.timeline.map(({id: entry}) => entry)].join(' ');
  useEffect(
    () =>
      ids === undefined
        ? undefined
        : onRecordsChanged((changed) => {
            if (changed === 'all' || changed.some((one) => ids.split(' ').includes(one))) reload();
          }),
    [ids, reload],
  );
  // Erased data leave the screen, too.
  if (!person || isErased)
    return (
      <>
        <ScreenTitle>{t(titleWithout(problem))}</ScreenTitle>
        {isErased && <Erased />}
        {problem && !isErased && <ProblemNote problem={problem} onRetry={reload} />}
      </>
    );
  return (
    <div className="person">
      <Head person={person} />
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      <PersonParts person={person} version={version} reload={reload} />
    </div>
  );
};

// Only the server's own answer says that a person was erased; a lost network says nothing about the person.
const titleWithout = (problem: DeskProblem | undefined): TextKey => {
  if (!problem) return 'shell.loading';
  return problem.status === 404 ? 'person.erased' : 'problem.screen';
};

const Erased = () => {
  const t = useText();
  return (
    <>
      <p>{t('person.erased-why')}</p>
      <p>
        <Link href="/inbox">{t('conversation.back')}</Link>
      </p>
    </>
  );
};

const Head = ({person}: {readonly person: PersonView}) => {
  const t = useText();
  const language = useLanguage();
  const {name, email, phone, clocks, isZoneKnown} = person;
  const spoken = languageName(person.language, language);
  const times = clocks.map(({time}) => clockText(language, time)).join(' / ');
  return (
    <header className="person-head">
      <ScreenTitle>{name || t('person.no-name')}</ScreenTitle>
      <p className="quiet">{[email, phone, spoken].filter((part) => part !== '').join(' · ')}</p>
      <p>{t('person.clock', {time: times})}</p>
      {!isZoneKnown && <p className="quiet small">{t('person.clock-unknown')}</p>}
    </header>
  );
};

export default PersonScreen;
