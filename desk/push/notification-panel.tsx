import {useState} from 'react';
import type {DeskMember} from '../../contract/desk.ts';
import type {PushTest, PushView} from '../../contract/desk-push.ts';
import {momentText} from '../language/moment.ts';
import {request} from '../api/request.ts';
import {useData} from '../api/use-data.ts';
import {useLanguage, useText} from '../language/use-text.ts';
import {useAttempt} from '../session/use-attempt.ts';
import {useSession} from '../session/session-store.ts';
import {ProblemNote} from '../shell/problem-note.tsx';
import {ChoiceForm} from './choice-form.tsx';
import './push.css';
import {obstacle, turnOff, turnOn} from './this-device.ts';

/** A member's notifications: the devices, the events, and the mails. */
export const NotificationPanel = () => {
  const t = useText();
  const session = useSession();
  const {data, problem, reload} = useData<PushView>('/me/push');
  const note = problem && <ProblemNote problem={problem} onRetry={reload} />;
  if (!data || session.state !== 'signed-in') return note;
  return (
    <section className="panel" aria-labelledby="push">
      <h2 id="push">{t('push.title')}</h2>
      {note}
      <p>{t('push.explanation')}</p>
      {data.publicKey === null ? (
        <p className="note">{t('push.off')}</p>
      ) : (
        <Devices view={data} publicKey={data.publicKey} me={session.me} onChanged={reload} />
      )}
      {/* The first device creates a choice, which the form shows. */}
      <ChoiceForm key={`${data.kinds.join(' ')} ${data.mail}`} choice={data} mail={session.me.mail} />
    </section>
  );
};

type DevicesProps = {
  readonly view: PushView;
  readonly publicKey: string;
  readonly me: DeskMember;
  readonly onChanged: () => void;
};

const Devices = ({view, publicKey, me, onChanged}: DevicesProps) => {
  const t = useText();
  const attempt = useAttempt();
  const [answer, setAnswer] = useState('');
  const own = view.devices.find(({isCurrent}) => isCurrent);
  const inTheWay = obstacle();
  const change = (act: () => Promise<void>) => {
    setAnswer('');
    void attempt.run(async () => {
      await act();
      onChanged();
    });
  };
  const test = async (): Promise<void> => {
    const {data} = await request<PushTest>('/me/push/test', {method: 'POST'});
    setAnswer(data.sent === 0 ? t('push.test-none') : t('push.test-sent', {count: data.sent}));
  };
  return (
    <>
      {inTheWay !== 'none' && <p className="note">{t(`push.${inTheWay}`)}</p>}
      <DeviceList
        view={view}
        onRemove={(id, isOwn) => change(() => (isOwn ? turnOff(id) : removeOther(id)))}
      />
      <div className="actions">
        {inTheWay === 'none' && (
          <button
            className={`button button-size-default ${own ? 'button-outline' : 'button-default'}`}
            type="button"
            disabled={attempt.isBusy}
            onClick={() => change(() => (own ? turnOff(own.id) : turnOn(publicKey, me.id)))}
          >
            {t(own ? 'push.turn-off' : 'push.turn-on')}
          </button>
        )}
        {view.devices.length > 0 && (
          <button
            className="button button-outline button-size-default"
            type="button"
            disabled={attempt.isBusy}
            onClick={() => change(test)}
          >
            {t('push.test')}
          </button>
        )}
      </div>
      {attempt.problem && <ProblemNote problem={attempt.problem} />}
      <output className="note">{attempt.isCancelled ? t('push.cancelled') : answer}</output>
    </>
  );
};

const removeOther = async (id: string): Promise<void> => {
  await request(`/me/push/devices/${id}`, {method: 'DELETE'});
};

type DeviceListProps = {
  readonly view: PushView;
  readonly onRemove: (id: string, isOwn: boolean) => void;
};

const DeviceList = ({view, onRemove}: DeviceListProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <ul className="rows" aria-label={t('push.devices')}>
      {view.devices.map(({id, device, createdAt, isCurrent}) => (
        <li key={id}>
          <span>
            <b>{device || t('account.unknown-device')}</b>
            <small>
              {isCurrent && `${t('push.here')} · `}
              {t('push.added', {when: momentText(language, createdAt)})}
            </small>
          </span>
          <button
            className="button button-ghost button-size-sm"
            type="button"
            aria-label={t('push.remove', {device: device || t('account.unknown-device')})}
            onClick={() => onRemove(id, isCurrent)}
          >
            {t('account.remove')}
          </button>
        </li>
      ))}
    </ul>
  );
};
