import {useState} from 'react';
import {Link} from 'wouter';
import type {ParkedDelivery} from '../../../contract/desk-today.ts';
import {request} from '../../api/request.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {momentText} from '../../language/moment.ts';
import {useAct} from '../../api/use-act.ts';

const TO_VISITORS: ReadonlySet<string> = new Set([
  'questionnaire.copy',
  'consent.receipt',
  'chat.reply',
  'followup.reminder',
  'person.mail',
]);

// Returns what has failed, for somebody who runs no server.
const whatOf = (topic: string, channel: ParkedDelivery['channel']) => {
  if (topic.startsWith('desk.')) return 'overview';
  return TO_VISITORS.has(topic) ? 'visitor' : channel;
};

/** Lists the parked deliveries with their reasons and a retry button. */
export const ParkedList = ({
  parked,
  onRetried,
}: {
  readonly parked: readonly ParkedDelivery[];
  readonly onRetried: () => void;
}) => {
  const t = useText();
  const language = useLanguage();
  const [isRetried, setRetried] = useState(false);
  const {isBusy, problem, run} = useAct();
  const retry = async (id: string): Promise<void> => {
    if (!(await run(() => request('/deliveries/retry', {method: 'POST', body: {id}})))) return;
    setRetried(true);
    onRetried();
  };
  if (parked.length === 0 && !isRetried) return null;
  return (
    <section className="part" aria-labelledby="today-parked">
      <h2 id="today-parked">{t('today.parked')}</h2>
      <ul className="plain">
        {parked.map(({id, personId, name, topic, channel, error, since}) => (
          <li key={id + channel}>
            {/* The overview of the day belongs to nobody. */}
            {!topic.startsWith('desk.') && (
              <Link href={`/people/${personId}`}>{name || t('person.no-name')}</Link>
            )}{' '}
            <span className="quiet small">
              {t(`today.parked-${whatOf(topic, channel)}`)} · {momentText(language, since)}
            </span>
            <p className="today-late small">{t('today.parked-reason', {reason: error})}</p>
            <p className="quiet small">
              {t(TO_VISITORS.has(topic) ? 'today.parked-do-visitor' : 'today.parked-do-agent')}
            </p>
            <button
              className="button button-size-sm button-outline"
              type="button"
              disabled={isBusy}
              onClick={() => void retry(id)}
            >
              {t('today.retry')}
            </button>
          </li>
        ))}
      </ul>
      <output className="small">{isRetried && t('today.retried')}</output>
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
};
