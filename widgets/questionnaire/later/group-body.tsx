import {type ComponentType, useMemo} from 'react';
import type {GroupName} from '../group-name.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {ContactDetails} from './contact-details.tsx';
import {Coverage} from './coverage.tsx';
import {isInGroup} from './group-of.ts';
import {HealthInformation} from './health-information.tsx';
import {Taxes} from './taxes.tsx';
import {touchesMedicare} from './touches-medicare.ts';

const bodies: Readonly<Partial<Record<GroupName, ComponentType<QuestionnaireProps>>>> = {
  taxes: Taxes,
  coverage: Coverage,
  health: HealthInformation,
  contact: ContactDetails,
};

/** The questions of a group, which load at the first touch. Drawn only when something that they show has changed. */
export const GroupBody = ({view, name}: {readonly view: QuestionnaireProps; readonly name: GroupName}) => {
  const {state, t} = view;
  const own = Object.entries(state.answers)
    .filter(([path]) => isInGroup(name, path))
    .join('\n');
  return useMemo(
    () => {
      const Body = bodies[name];
      return Body ? <Body {...view} /> : null;
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- everything that a body reads of the view
    [name, t, state.faults, state.agreed, touchesMedicare(state), own],
  );
};
