import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {agency} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Lamplight} from '../element/lamplight.tsx';

/** `/ai-workflow`: the questionnaire, whose heading is the page's heading. The year in it follows the day. */
export const QuestionnairePage = () => {
  const t = useText();
  const {texts, day} = useScreen();
  return (
    <div className="wrap page-tool">
      <p className="kicker">{t('questionnaireKicker')}</p>
      <Lamplight name="questionnaire" attributes={{'heading-level': '1'}}>
        <div className="fallback">
          <h1>{t('questionnaireHeading', {year: String(planYearOn(day))})}</h1>
          <p>{texts.content.sections.questionnaire.intro}</p>
          <p>{t('toolFallback')}</p>
          <a href={agency.phoneHref}>{agency.phone}</a>
        </div>
      </Lamplight>
      <p className="page-note">{t('questionnairePrivacy')}</p>
    </div>
  );
};
