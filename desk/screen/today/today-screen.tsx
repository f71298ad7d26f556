import {useCallback, useEffect, useState} from 'react';
import {Link} from 'wouter';
import type {TodayView} from '../../../contract/desk-today.ts';
import {useReturn} from '../../api/use-return.ts';
import {useData} from '../../api/use-data.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {onRecordsChanged} from '../../live/live.ts';
import {useSession} from '../../session/session-store.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {ScreenTitle} from '../../shell/screen-title.tsx';
import {dayText, momentText} from '../../language/moment.ts';
import {Notes} from './notes.tsx';
import {ParkedList} from './parked-list.tsx';
import './today.css';

/** The first screen: waiting visitors, due follow-ups, failed deliveries, and notes that need attention. */
const TodayScreen = () => {
  const t = useText();
  const language = useLanguage();
  const session = useSession();
  const [today, setToday] = useState(() => new Date().toISOString());
  useReturn(useCallback(() => setToday(new Date().toISOString()), []));
  const {data, problem, reload} = useData<TodayView>('/today');
  // A visitor who begins to wait appears by herself, and everything is read again after a lost connection.
  useEffect(() => onRecordsChanged(reload), [reload]);
  return (
    <div className="today">
      <header>
        <ScreenTitle>{t('today.title')}</ScreenTitle>
        <p className="quiet">
          {session.state === 'signed-in' && <span>{t('home.hello', {name: session.me.name})}</span>} ·{' '}
          {dayText(language, today, 'full')}
        </p>
      </header>
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {!data && !problem && <p className="quiet">{t('shell.loading')}</p>}
      {data && (
        <div className="today-parts">
          <Waiting today={data} />
          <div className="today-side">
            <Due today={data} />
            <ParkedList parked={data.parked} onRetried={reload} />
            <Notes notes={data.notes} lastBackupAt={data.lastBackupAt} />
          </div>
        </div>
      )}
    </div>
  );
};

type MoreProps = {readonly shown: number; readonly all: number; readonly href?: string};

const More = ({shown, all, href}: MoreProps) => {
  const t = useText();
  if (all <= shown) return null;
  const words = t('shell.and-more', {count: all - shown});
  return <p className="quiet small">{href === undefined ? words : <Link href={href}>{words}</Link>}</p>;
};

const Waiting = ({today: {waiting, waitingCount}}: {readonly today: TodayView}) => {
  const t = useText();
  const language = useLanguage();
  return (
    <section className="part" aria-labelledby="today-waiting">
      <h2 id="today-waiting">{t('today.waiting')}</h2>
      {waiting.length === 0 && <p className="quiet">{t('today.waiting-none')}</p>}
      <ul className="plain">
        {waiting.map(({id, name, kind, since}) => (
          <li key={id}>
            <Link href={kind === 'chat' ? `/conversations/${id}` : `/people/${id}`}>
              {name || t('person.no-name')}
            </Link>{' '}
            <span className="quiet small">
              {t(`person.kind.${kind}`)} · {t('today.since', {date: momentText(language, since)})}
            </span>
          </li>
        ))}
      </ul>
      <More shown={waiting.length} all={waitingCount} href="/inbox?state=new" />
    </section>
  );
};

const Due = ({today: {due, dueCount}}: {readonly today: TodayView}) => {
  const t = useText();
  const language = useLanguage();
  return (
    <section className="part" aria-labelledby="today-due">
      <h2 id="today-due">{t('today.due')}</h2>
      {due.length === 0 && <p className="quiet">{t('today.due-none')}</p>}
      <ul className="plain">
        {due.map(({id, personId, name, kind, subject, dueOn, isOverdue, isTextHidden}) => (
          <li key={id}>
            <Link href={`/people/${personId}`}>{name || t('person.no-name')}</Link>{' '}
            {isTextHidden ? (
              <span className="quiet">{t('sharing.hidden-short')}</span>
            ) : (
              <span dir="auto">{kind === 'review' ? t('person.follow-up-review') : subject}</span>
            )}{' '}
            <span className={isOverdue ? 'today-late small' : 'quiet small'}>
              {isOverdue ? t('today.overdue', {date: dayText(language, dueOn)}) : t('today.due-today')}
            </span>
          </li>
        ))}
      </ul>
      <More shown={due.length} all={dueCount} />
    </section>
  );
};

export default TodayScreen;
