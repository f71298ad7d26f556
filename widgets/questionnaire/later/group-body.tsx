import type {ComponentType} from 'react';
import type {GroupName} from '../group-name.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {ContactDetails} from './contact-details.tsx';
import {Coverage} from './coverage.tsx';
import {HealthInformation} from './health-information.tsx';
import {Taxes} from './taxes.tsx';

const bodies: Readonly<Partial<Record<GroupName, ComponentType<QuestionnaireProps>>>> = {
  taxes: Taxes,
  coverage: Coverage,
  health: HealthInformation,
  contact: ContactDetails,
};

/** The questions of a group, which load at the first touch. */
export const GroupBody = ({view, name}: {readonly view: QuestionnaireProps; readonly name: GroupName}) => {
  const Body = bodies[name];
  return Body ? <Body {...view} /> : null;
};
