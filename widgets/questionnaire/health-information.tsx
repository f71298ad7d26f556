import {TextareaField} from '../ui/field/textarea-field.tsx';
import {ConsentBox} from '../ui/consent/consent-box.tsx';
import {healthPaths} from './answer-path.ts';
import {bind} from './bound.ts';
import {ownPage} from './own-page.ts';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The first phase's column about health: on the agency's own page only, closed until it is agreed to. */
export const HealthInformation = (view: QuestionnaireProps) => {
  const {element, state, t, level} = view;
  const field = bind(view);
  const Heading = `h${level + 2}` as 'h4';
  const isAgreed = state.agreed.health !== undefined;
  return (
    <section className="column health" aria-labelledby="health-information">
      <Heading id="health-information">{t('healthInformation')}</Heading>
      {state.isOwnPage ? (
        <>
          <ConsentBox
            name="healthConsent"
            text={t('healthConsent')}
            isAgreed={isAgreed}
            onAgree={(isAgreed) => element.agree('health', isAgreed)}
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
          <p>
            <a href={ownPage(view)} target="_blank" rel="noopener">
              {t('healthLink')}
              <span className="unseen">{t('newTab')}</span>
            </a>
          </p>
        </>
      )}
    </section>
  );
};
