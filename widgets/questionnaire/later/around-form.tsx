import {phoneHref} from 'virtual:lamplight/agency';
import type {Translate} from '../../element/translate.ts';
import {ErrorSummary} from '../../ui/field/error-summary.tsx';
import {Notice} from '../../ui/notice/notice.tsx';
import {StatutoryTexts} from '../../ui/submission/late/statutory-texts.tsx';
import {type AnswerPath, controlName} from '../answer-path.ts';
import {ownPage} from '../own-page.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {faultText} from './fault-text.ts';
import {ResultCard} from './result-card.tsx';
import {touchesMedicare} from './touches-medicare.ts';

/** The words for an answer: its field's own label, with the person or the number where there are several. */
const labelOf = (t: Translate, path: AnswerPath): string => {
  const [, list, place, field = ''] =
    /^(leadData\.household|clientProfile\.doctors|lifestageChanges)\.(\d+)\.?(.*)$/.exec(path) ?? [];
  const number = Number(place) + 1;
  if (list === 'clientProfile.doctors') return t('doctor', {number});
  if (list === 'lifestageChanges') return t(field === 'date' ? 'changeDate' : 'change', {number});
  const label = t(path === 'policyInfo.medicare' ? 'medicareStatus' : (path.split('.').at(-1) ?? path));
  return list === undefined ? label : `${t('person', {number})}, ${label}`;
};

/** All faults in one place, above the form. */
export const AboveForm = ({state, t}: QuestionnaireProps) => {
  const faults = Object.entries(state.faults).flatMap(([path, fault]) =>
    fault ? [{name: controlName(path), text: `${labelOf(t, path)}: ${faultText(t, path, fault)}`}] : [],
  );
  return faults.length > 0 ? <ErrorSummary title={t('errorSummary')} faults={faults} /> : null;
};

/** How the open phase's request stands. The region is always there, so that what changes in it is announced. */
const Status = (view: QuestionnaireProps) => {
  const {state, t} = view;
  const {phase, requests, isCleared} = state;
  const {status, detail} = requests[phase];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold no block, and belongs to a calculation
    <div role="status">
      {isCleared ? <Notice tone="good" text={t('cleared')} /> : null}
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

/** How the request stands, its answer, and what the law puts beside anything about Medicare. */
export const BelowForm = (view: QuestionnaireProps) => (
  <>
    <Status {...view} />
    <ResultCard key={view.state.phase} {...view} />
    {touchesMedicare(view.state) ? <StatutoryTexts service="medicare" t={view.t} /> : null}
  </>
);
