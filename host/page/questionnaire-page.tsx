import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {agency} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {ServiceDrawing} from '../drawing/service-drawing.tsx';
import {Lamplight} from '../element/lamplight.tsx';
import {PageHead} from './page-head.tsx';

/** `/ai-workflow`: the questionnaire. The year in its heading is the plan year of the day. */
export const QuestionnairePage = () => {
  const t = useText();
  const {texts, day} = useScreen();
  return (
    <>
      <PageHead
        kicker={t('questionnaireKicker')}
        title={t('questionnaireHeading', {year: String(planYearOn(day))})}
        lede={texts.content.sections.questionnaire.intro}
        drawing={<ServiceDrawing service="health" />}
      >
        <p className="page-note">{t('questionnairePrivacy')}</p>
      </PageHead>
      <div className="wrap page-body">
        <Lamplight name="questionnaire" attributes={{heading: 'off'}}>
          <div className="fallback">
            <p>{t('toolFallback')}</p>
            <a href={agency.phoneHref}>{agency.phone}</a>
          </div>
        </Lamplight>
      </div>
    </>
  );
};
