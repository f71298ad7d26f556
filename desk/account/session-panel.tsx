import type {DeskSessions} from '../../contract/desk.ts';
import {request} from '../api/request.ts';
import {useData} from '../api/use-data.ts';
import {useLanguage, useText} from '../language/use-text.ts';
import {turnOff} from '../push/this-device.ts';
import {leaveSession} from '../session/session-store.ts';
import {dropDrafts} from '../session/use-draft.ts';
import {useAttempt} from '../session/use-attempt.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {momentText} from '../language/moment.ts';

/** Lists the open sessions of a member and ends them. */
export const SessionPanel = () => {
  const t = useText();
  const language = useLanguage();
  const {data, problem, reload} = useData<DeskSessions>('/me/sessions');
  const attempt = useAttempt();
  const end = async (path: string): Promise<void> => {
    await request(path, {method: 'DELETE'});
    reload();
  };
  const note = problem && <ProblemNote problem={problem} onRetry={reload} />;
  if (!data) return note;
  const own = data.sessions.find(({isCurrent}) => isCurrent);
  const others = data.sessions.filter(({isCurrent}) => !isCurrent);
  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions">{t('account.sessions')}</h2>
      {note}
      <p>{t('account.sessions-explanation')}</p>
      <ul className="rows">
        {data.sessions.map(({id, device, method, seenAt, isCurrent}) => (
          <li key={id}>
            <span>
              <b>{device || t('account.unknown-device')}</b>
              <small>
                {isCurrent
                  ? t('account.this-device')
                  : t('account.seen', {when: momentText(language, seenAt)})}
                {' · '}
                {t(`account.method-${method}`)}
              </small>
            </span>
            {!isCurrent && (
              <button
                className="button button-ghost button-size-sm"
                type="button"
                aria-label={t('account.end-session', {device})}
                onClick={() => void attempt.run(() => end(`/me/sessions/${id}`))}
              >
                {t('account.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {attempt.problem && <ProblemNote problem={attempt.problem} />}
      <div className="actions">
        {own && (
          <button
            className="button button-outline button-size-default"
            type="button"
            onClick={() => void attempt.run(() => signOut(own.id))}
          >
            {t('account.sign-out')}
          </button>
        )}
        {others.length > 0 && (
          <button
            className="button button-outline button-size-default"
            type="button"
            onClick={() => void attempt.run(() => end('/me/sessions'))}
          >
            {t('account.end-others')}
          </button>
        )}
      </div>
    </section>
  );
};

const signOut = async (id: string): Promise<void> => {
  // The server deletes the device with the session. Without a network, the browser unsubscribes.
  await turnOff().catch(() => {});
  await request(`/me/sessions/${id}`, {method: 'DELETE'});
  dropDrafts();
  leaveSession();
};
