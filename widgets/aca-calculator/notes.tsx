import type {AcaNote} from '../../insurance/aca/aca-notes.ts';
import {ADULT_AGE} from '../../insurance/aca/person-program.ts';
import {medicaidLine, povertyLine} from '../../insurance/aca/poverty-line.ts';
import {planFigures} from '../../insurance/figures/plan-figures.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {StatutoryTexts} from '../ui/submission/late/statutory-texts.tsx';
import type {AcaResultProps} from './aca-result.tsx';

/** The props of the notes. */
export type NotesProps = AcaResultProps & {
  readonly notes: readonly AcaNote[];
};

/** Draws the notes beside the estimate, and the legal texts for notes about Medicare. */
export const Notes = ({outcome: {inputs, result}, notes, t, lang}: NotesProps) => {
  const {money, exactPercent} = numbersIn(lang);
  const touchesMedicare =
    result.people.some(({program}) => program === 'medicare') ||
    notes.some(({code}) => code === 'turns-65-in-plan-year');
  const stateLine = medicaidLine(inputs.planYear, inputs.householdSize);
  // The percentage of the income is that of the credit's line, and would seem to contradict the limits of the newer line.
  const isNewer = stateLine !== povertyLine(inputs.planYear, inputs.householdSize);
  const namesNewerLine = isNewer && inputs.people.some(({age, pregnant}) => age < ADULT_AGE || pregnant);
  const text = ({code, person, params}: AcaNote): string => {
    if (code === 'immigration-rules') return t('immigrationNote');
    return t(`note.${code}`, {
      person: t('person', {number: (person ?? 0) + 1}),
      fee: money(params['fee'] ?? 0),
      percent: exactPercent(params['percent'] ?? 0),
      limit: exactPercent(planFigures[inputs.planYear].employerAffordability.value),
    });
  };
  return (
    <>
      {notes.length > 0 || namesNewerLine ? (
        <>
          <h4>{t('notes')}</h4>
          <ul className="notes">
            {notes.map((note) => (
              <li key={`${note.code} ${note.person}`} data-note={note.code}>
                {text(note)}
              </li>
            ))}
            {namesNewerLine ? (
              <li data-note="newer-line">
                {t('note.newer-line', {year: inputs.planYear, dollars: money(stateLine)})}
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
      {touchesMedicare ? (
        <div className="medicare-texts">
          <StatutoryTexts service="medicare" t={t} />
        </div>
      ) : null}
    </>
  );
};
