import {incomeLevers} from '../../insurance/aca/income-levers.ts';
import {acaNotes} from '../../insurance/aca/aca-notes.ts';
import type {Language} from '../../contract/language.ts';
import type {Translate} from '../element/translate.ts';
import {bookingAddress} from '../ui/booking-address.ts';
import {AsOf} from '../ui/calculator/columns.tsx';
import {SendToAgent, type Sending} from '../ui/calculator/send-to-agent.tsx';
import {ContributionPicture} from '../ui/contribution-picture/contribution-picture.tsx';
import type {AcaOutcome} from './aca-calculator.model.ts';
import {AllFigures, EstimateHeadline} from './estimate-figures.tsx';
import {FigureSources} from './figure-sources.tsx';
import {Levers} from './levers.tsx';
import {LimitDistances} from './limit-distances.tsx';
import {Notes} from './notes.tsx';
import {PeopleOutcomes} from './people-outcomes.tsx';
import {PriceView} from './price-view.tsx';
import {sentCalculation} from './sent-calculation.ts';

/** The props of every part of the result. */
export type AcaResultProps = {
  readonly outcome: AcaOutcome;
  readonly t: Translate;
  readonly lang: Language;
};

/** The estimate: its amount, its people, the distance to the next limit, possible steps, and the sources. */
export const AcaResultView = ({
  isBehind,
  element,
  ...props
}: AcaResultProps & {readonly isBehind: boolean; readonly element: Sending}) => {
  const {outcome, t, lang} = props;
  const {inputs, result} = outcome;
  const levers = incomeLevers(inputs);
  const notes = acaNotes(inputs, result);
  return (
    <section className="result" part="result">
      <h3 tabIndex={-1}>{t('result', {year: result.planYear})}</h3>
      <AsOf isBehind={isBehind} t={t} />
      <EstimateHeadline {...props} />
      <PriceView {...props}>
        <ContributionPicture household={inputs} t={t} lang={lang} />
      </PriceView>
      <PeopleOutcomes {...props} />
      <LimitDistances {...props} />
      {levers.levers.length > 0 ? <Levers {...props} {...levers} /> : null}
      <Notes {...props} notes={notes} />
      <AllFigures {...props} />
      <FigureSources {...props} levers={levers.levers} />
      <p className="next">{t('next')}</p>
      <a className="button" href={bookingAddress()} target="_blank" rel="noopener">
        {t('book')}
        <span className="unseen">{t('newTab')}</span>
      </a>
      <SendToAgent element={element} calculation={sentCalculation(inputs)} t={t} lang={lang} />
    </section>
  );
};
