import {ContactGroup} from './contact-group.tsx';
import {Group} from './group.tsx';
import {Household} from './household.tsx';
import {Picture} from './picture.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The first phase: one short group of questions at a time, with the picture of the household. */
export const FirstPhase = (view: QuestionnaireProps) => {
  const {t, level} = view;
  const Heading = `h${level + 2}` as 'h4';
  return (
    <div className="columns">
      <div className="groups">
        <section className="groups" aria-labelledby="client-information">
          <Heading id="client-information">{t('clientInformation')}</Heading>
          <Group view={view} name="household" title="group.household" depth={3}>
            <Household {...view} />
          </Group>
          <Group view={view} name="taxes" title="group.taxes" depth={3} />
          <Group view={view} name="coverage" title="group.coverage" depth={3} />
        </section>
        <Group view={view} name="health" title="healthInformation" depth={2} />
        <ContactGroup {...view} />
      </div>
      <Picture {...view} />
    </div>
  );
};
