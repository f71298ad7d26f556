import {governmentLinks} from '../../../agency/government-links.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/** The places to which an answer may refer a visitor, as its texts name them. */
const addresses: Readonly<Record<string, string>> = {
  'HealthCare.gov': governmentLinks.healthCareGov,
  'Medicare.gov': governmentLinks.medicareGov,
  'YourTexasBenefits.com': governmentLinks.yourTexasBenefits,
  'findahealthcenter.hrsa.gov': governmentLinks.healthCenters,
  '2-1-1 Texas': governmentLinks.texas211,
};

const named = new RegExp(`(${Object.keys(addresses).join('|').replaceAll('.', '\\.')})`);

/** A text in which each official place is a link. */
export const Linked = ({text, t}: Pick<QuestionnaireProps, 't'> & {readonly text: string}) => (
  <>
    {text.split(named).map((part, place) =>
      // The matches of the pattern are at the odd indexes.
      place % 2 === 0 ? (
        part
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change their order
        <a key={`${place}${part}`} href={addresses[part]} target="_blank" rel="noopener">
          {part}
          <span className="unseen">{t('newTab')}</span>
        </a>
      ),
    )}
  </>
);
