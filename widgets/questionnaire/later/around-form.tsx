import {phoneHref} from 'virtual:lamplight/agency';
import {Notice} from '../../ui/notice/notice.tsx';
import {StatutoryTexts} from '../../ui/submission/late/statutory-texts.tsx';
import {ownPage} from '../own-page.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {FaultSummary} from './fault-summary.tsx';
import {ResultCard} from './result-card.tsx';
import {SaveResults} from './save-results.tsx';
import {touchesMedicare} from './touches-medicare.ts';

/**
 * All faults in one place, above the form; with an answer on screen, the faults of the contact details are beside them.
 */
export const AboveForm = (view: QuestionnaireProps) => {
  const {phase, requests} = view.state;
  return <FaultSummary {...view} isAboutContact={requests[phase].answered ? false : undefined} />;
};

/** The state of the open phase's request. The region is always there, so that its changes are announced. */
const Status = (view: QuestionnaireProps) => {
  const {element, state, t} = view;
  const {phase, requests, isCleared} = state;
  const {status, detail} = requests[phase];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold no block, and belongs to a calculation
    <div role="status">
      {isCleared ? (
        <Notice tone="good" text={t('cleared')}>
          <button
            type="button"
            className="button outline"
            part="button"
            onClick={() => element.late?.clearing.undo()}
          >
            {t('undoClear')}
          </button>
        </Notice>
      ) : null}
      {status === 'retrying' ? <Notice tone="info" text={t('retrying')} /> : null}
      {status === 'error' ? (
        <Notice tone="danger" title={t(`failed${phase}`)} text={detail || t(`failed${phase}Text`)}>
          <a href={phoneHref}>{t('call')}</a>
        </Notice>
      ) : null}
      {status === 'refused' ? (
        <Notice tone="danger" text={t('refused')}>
          <a href={ownPage(view)} target="_blank" rel="noopener">
            {t('refusedLink')}
            <span className="unseen">{t('newTab')}</span>
          </a>
        </Notice>
      ) : null}
    </div>
  );
};

/** The state of the request, its answer, and the legal texts about Medicare. */
export const BelowForm = (view: QuestionnaireProps) => (
  <>
    <Status {...view} />
    <ResultCard key={view.state.phase} {...view} />
    <SaveResults {...view} />
    {touchesMedicare(view.state) ? <StatutoryTexts service="medicare" t={view.t} /> : null}
  </>
);
