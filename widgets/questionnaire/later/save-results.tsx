import {phoneHref} from 'virtual:lamplight/agency';
import type {FormEvent} from 'react';
import {Notice} from '../../ui/notice/notice.tsx';
import {healthPaths} from './health-paths.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {ContactDetails} from './contact-details.tsx';
import {FaultSummary} from './fault-summary.tsx';
import {Checkbox} from '../../ui/field/checkbox.tsx';
import {bindBox} from './bind-box.ts';
import {COPY_PATH, isWithoutHealth} from './results-body.ts';
import {SavedPage} from './saved-page.tsx';

/** Below an answer: the contact details, and the button that saves the answer. */
export const SaveResults = (view: QuestionnaireProps) => {
  const {element, state, t, level} = view;
  const {phase, requests, saving, agreed, answers} = state;
  const Heading = `h${level + 1}` as 'h3';
  if (!requests[phase].answered) return null;
  const {status, detail} = saving;
  const isBusy = status === 'pending' || status === 'retrying';
  const hasHealth = agreed.health !== undefined && healthPaths.some((path) => answers[path]?.trim());
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void element.late?.saving.save();
  };
  return (
    <form
      className="save"
      method="dialog"
      noValidate
      onSubmit={save}
      aria-labelledby="save"
      aria-busy={isBusy ? 'true' : undefined}
    >
      <Heading id="save">{t('save')}</Heading>
      <p className="hint">{t('saveHint')}</p>
      <FaultSummary {...view} isAboutContact />
      <ContactDetails {...view} isForSaving />
      <Checkbox {...bindBox(view)(COPY_PATH, t('saveCopy'))} hint={t('saveCopyHint')} />
      {state.isOwnPage ? (
        <p className="hint">
          {t(isWithoutHealth(answers) ? 'saveFrom65' : hasHealth ? 'saveWithHealth' : 'saveWithoutHealth')}
        </p>
      ) : null}
      {/* Only programs see this field and fill it in. */}
      <input className="unseen" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold no block */}
      <div role="status">
        {status === 'retrying' ? <Notice tone="info" text={t('retrying')} /> : null}
        {status === 'saved' ? (
          <Notice tone="good" title={t('savedTitle')} text={t('savedText')}>
            <SavedPage {...view} />
          </Notice>
        ) : null}
        {status === 'error' ? (
          <Notice tone="danger" title={t('saveFailed')} text={detail || t('saveFailedText')}>
            <a href={phoneHref}>{t('call')}</a>
          </Notice>
        ) : null}
      </div>
      <div className="actions">
        <button type="submit" className="button" part="button" disabled={isBusy || status === 'saved'}>
          {t(isBusy ? 'savingNow' : 'save')}
        </button>
      </div>
    </form>
  );
};
