import {phoneHref} from 'virtual:lamplight/agency';
import type {Translate} from '../../../element/translate.ts';
import {Notice} from '../../notice/notice.tsx';
import type {SubmissionState} from '../submission-state.ts';
import {notSavedText} from './not-saved-text.ts';

type SendStatusProps = Pick<SubmissionState<never>, 'phase' | 'retryAfterMs'> & {readonly t: Translate};

/** The state of a send, above the button. The region is always there, so that its changes are announced. */
export const SendStatus = ({phase, retryAfterMs, t}: SendStatusProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold no block, and belongs to a calculation
  <div role="status">
    {phase === 'sent' ? <Notice tone="good" title={t('sentTitle')} text={t('sentText')} /> : null}
    {phase === 'sending' ? (
      <>
        <span className="unseen">{t('sending')}</span>
        {/* Reserves the space of the thank-you text at the press, because on a slow network the text would
            move the page later. */}
        <div className="kept-room" aria-hidden="true">
          <Notice tone="good" title={t('sentTitle')} text={t('sentText')} />
        </div>
      </>
    ) : null}
    {phase === 'retrying' ? <Notice tone="info" text={t('retrying')} /> : null}
    {phase === 'failed' || phase === 'call' ? (
      <Notice tone="danger" text={phase === 'failed' ? notSavedText(t, retryAfterMs) : t('needsCall')}>
        <a href={phoneHref}>{t('call')}</a>
      </Notice>
    ) : null}
  </div>
);

/** Shows that this page may not send, with a link to a page that may. */
export const RefusedNotice = ({href, t}: {readonly href: string; readonly t: Translate}) => (
  <div role="alert">
    <Notice tone="danger" text={t('refused')}>
      <a className="button" href={href} target="_blank" rel="noopener">
        {t('refusedLink')}
        <span className="unseen">{t('newTab')}</span>
      </a>
      <p className="hint">{t('refusedAsk', {origin: location.origin})}</p>
    </Notice>
  </div>
);
