import {TextareaField} from '../../ui/field/textarea-field.tsx';
import {ConsentBox} from '../../ui/consent/consent-box.tsx';
import {healthPaths} from './health-paths.ts';
import {bind} from '../bound.ts';
import {agree} from './agree.ts';
import {ownPage} from '../own-page.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** The questions about health: on the agency's own page only, closed until their consent box is checked. */
export const HealthInformation = (view: QuestionnaireProps) => {
  const {element, state, t} = view;
  const field = bind(view);
  const isAgreed = state.agreed.health !== undefined;
  return state.isOwnPage ? (
    <>
      <ConsentBox
        name="healthConsent"
        text={t('healthConsent')}
        isAgreed={isAgreed}
        onAgree={(isAgreed) => agree(element, 'health', isAgreed)}
      />
      <p className="hint" id="health-hint">
        {t(isAgreed ? 'healthMemory' : 'healthOff')}
      </p>
      <fieldset className="health-answers" disabled={!isAgreed} aria-describedby="health-hint">
        {healthPaths.map((path) => (
          <TextareaField key={path} {...field(path)} rows={2} />
        ))}
      </fieldset>
    </>
  ) : (
    <>
      <p>{t('healthElsewhere')}</p>
      <p className="health">
        <a href={ownPage(view)} target="_blank" rel="noopener">
          {t('healthLink')}
          <span className="unseen">{t('newTab')}</span>
        </a>
      </p>
    </>
  );
};
