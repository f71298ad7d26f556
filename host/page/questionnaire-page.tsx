import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Lamplight} from '../element/lamplight.tsx';
import {pathOf} from '../routing/path.ts';
import {ButtonLink} from '../ui/button.tsx';
import {PhoneText} from '../ui/phone-text.tsx';

/** `/ai-workflow`: the questionnaire, whose heading is the page's heading. The year in it follows the day. */
export const QuestionnairePage = () => {
  const t = useText();
  const {lang, texts, day} = useScreen();
  const home = pathOf(lang, {page: 'home'});
  return (
    <div className="wrap page-tool">
      <p className="kicker">{t('questionnaireKicker')}</p>
      <Lamplight name="questionnaire" attributes={{'heading-level': '1'}}>
        <div className="fallback">
          <h1>{t('questionnaireHeading', {year: String(planYearOn(day))})}</h1>
          <p>{texts.content.sections.questionnaire.intro}</p>
          <p>
            <PhoneText text={t('toolFallback')} />
          </p>
          <p>{t('formsFallback')}</p>
          <p className="fallback-forms">
            <ButtonLink href={`${home}#quote`}>{t('getQuoteBtn')}</ButtonLink>
            <ButtonLink variant="outline" href={`${home}#contact`}>
              {t('contactTitle')}
            </ButtonLink>
          </p>
        </div>
      </Lamplight>
      <p className="page-note">{t('questionnairePrivacy')}</p>
    </div>
  );
};
