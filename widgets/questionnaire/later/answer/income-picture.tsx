/** The picture of payments by income, as a separate file, because most of its code is needed nowhere else. */
import {useMemo} from 'react';
import type {AcaInputs} from '../../../../insurance/aca/aca-inputs.ts';
import {benchmarkOf} from '../../../../insurance/premiums/benchmark-of.ts';
import {ContributionPicture} from '../../../ui/contribution-picture/contribution-picture.tsx';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';

/** Draws the household's payment as its income changes. */
export const IncomePicture = ({
  household,
  view: {t, lang, level},
}: {
  readonly household: AcaInputs;
  readonly view: Pick<QuestionnaireProps, 't' | 'lang' | 'level'>;
}) => {
  const price = useMemo(() => (household.county ? benchmarkOf(household) : undefined), [household]);
  return (
    <div className="income-picture">
      <ContributionPicture
        household={household}
        income={household.income}
        benchmarkOf={price}
        heading={`h${level + 3}` as 'h4'}
        t={t}
        lang={lang}
      />
    </div>
  );
};
