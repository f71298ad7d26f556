import {governmentLinks} from '../../agency/government-links.ts';
import type {AcaPerson} from '../../insurance/aca/aca-inputs.ts';
import {childMedicaidLimit, type PersonOutcome, type Program} from '../../insurance/aca/person-program.ts';
import {planFigures} from '../../insurance/figures/plan-figures.ts';
import type {PlanYear} from '../../insurance/figures/plan-years.ts';
import {texasLimits} from '../../insurance/figures/texas.ts';
import {numbersIn} from '../ui/number-field/numbers.ts';
import type {AcaResultProps} from './aca-result.tsx';

/** The public page on which people apply for each program; an employer's program, and no program, have no public page. */
const links: Partial<Record<Program, {readonly name: string; readonly href: string}>> = {
  credit: {name: 'HealthCare.gov', href: governmentLinks.healthCareGov},
  medicaid: {name: 'YourTexasBenefits.com', href: governmentLinks.yourTexasBenefits},
  chip: {name: 'YourTexasBenefits.com', href: governmentLinks.yourTexasBenefits},
  'medicaid-pregnant': {name: 'YourTexasBenefits.com', href: governmentLinks.yourTexasBenefits},
  medicare: {name: 'Medicare.gov', href: governmentLinks.medicareGov},
};

/** The deciding limit, in percent of the poverty line or of income; 400 if the sentence names none. */
const limitOf = ({reason}: PersonOutcome, {age}: AcaPerson, planYear: PlanYear): number => {
  if (reason.endsWith('offer-affordable')) return planFigures[planYear].employerAffordability.value;
  if (reason === 'pregnant-within-limit') return texasLimits.pregnant.value;
  if (reason === 'child-within-chip-limit') return texasLimits.chip.value;
  return reason === 'child-within-medicaid-limit' ? childMedicaidLimit(age) : 400;
};

/** Draws each person's program, the reason, and where to apply. */
export const PeopleOutcomes = ({outcome: {inputs, result, answers}, t, lang}: AcaResultProps) => {
  const {plain, exactPercent} = numbersIn(lang);
  return (
    <>
      <h4>{t('outcomes')}</h4>
      <ol className="outcomes">
        {inputs.people.map((person, index) => {
          const outcome = result.people[index];
          if (!outcome) return null;
          const {program, reason} = outcome;
          const link = links[program];
          return (
            <li
              key={answers.people[index]?.row}
              className={`outcome ${program}`}
              part="outcome"
              data-program={program}
            >
              <p className="outcome-person">
                {t('personAged', {person: t('person', {number: index + 1}), age: plain(person.age)})}
              </p>
              <div>
                <p className="outcome-program">{t(`program.${program}`)}</p>
                <p>
                  {t(`reason.${reason}`, {limit: exactPercent(limitOf(outcome, person, inputs.planYear))})}
                </p>
                {link ? (
                  <a href={link.href} target="_blank" rel="noopener">
                    {t('applyAt', {place: link.name})}
                    <span className="unseen">{t('newTab')}</span>
                  </a>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
};
