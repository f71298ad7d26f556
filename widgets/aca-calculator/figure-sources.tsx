import type {Lever} from '../../insurance/aca/income-levers.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {isPastReview} from '../../insurance/figures/figure.ts';
import {dateInWords} from '../ui/date-in-words.ts';
import type {AcaResultProps} from './aca-result.tsx';
import {usedFigures} from './used-figures.ts';

/** A source as a citation: text in brackets is for maintainers, and in English. */
const citation = (source: string): string => source.replace(/ \(.*\)$/, '');

const today = (): string => chicagoDay(Date.now());

/** The source of each figure, the day of its last check, and whether a new check is due. */
export const FigureSources = ({
  outcome: {inputs, result},
  levers,
  t,
}: AcaResultProps & {readonly levers: readonly Pick<Lever, 'kind'>[]}) => (
  <details className="sources">
    <summary>{t('sources')}</summary>
    <ul>
      {usedFigures(inputs, result, levers).map(({name, figure}) => (
        <li key={name} data-source={figure.id}>
          <b>{t(`source.${name}`, {year: inputs.planYear})}</b>
          <span lang="en">{citation(figure.source)}</span>
          <span>{t('checkedOn', {date: dateInWords(t, figure.checkedOn)})}</span>
          {isPastReview(figure, today()) ? (
            <span className="past-review">{t('pastReview', {date: dateInWords(t, figure.nextReview)})}</span>
          ) : null}
          {figure.confidence === 'contested' ? (
            <span className="past-review">{t(name === 'ira' ? 'standIn' : 'uncertain')}</span>
          ) : null}
        </li>
      ))}
    </ul>
  </details>
);
