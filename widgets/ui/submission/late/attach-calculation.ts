import type {Calculation, CalculatorName} from '../../../../contract/calculation.ts';
import type {InsuranceType} from '../../../../contract/insurance-type.ts';
import {isOnOwnPage} from '../../../element/origin.ts';
import type {SubmissionElement} from '../submission-element.ts';
import type {Answers} from '../submission-rules.ts';
import {isCalculation, takeCalculation} from './calculation-in-address.ts';

const services: Readonly<Record<CalculatorName, InsuranceType>> = {
  life: 'life',
  retirement: 'retirement',
  aca: 'health',
};

/** Removes the answers that need the health consent, for which the form does not ask. */
const withoutHealth = (calculation: Calculation): Calculation => {
  if (calculation.calculator !== 'aca') return calculation;
  const {inputs} = calculation;
  const people = inputs.people.map(
    ({pregnant: _pregnant, babiesExpected: _babies, tobacco: _tobacco, ...person}) => person,
  );
  return {...calculation, inputs: {...inputs, people}};
};

/**
 * Attaches a calculation to a request, and selects its service, unless a service is selected. Settles when the form
 * shows the calculation, with the focus there. Throws TypeError for anything else, which would cost the request.
 */
export const attachCalculation = async <Field extends string>(
  form: SubmissionElement<Field>,
  calculation: Calculation,
): Promise<void> => {
  if (!isCalculation(calculation)) throw new TypeError('attachCalculation: expected {calculator, inputs}');
  const {serviceField} = form.rules;
  if (serviceField && (form.state.answers as Answers<string>)[serviceField] === '')
    form.answer(serviceField, services[calculation.calculator]);
  form.setState({attached: {calculation: withoutHealth(calculation), isWanted: true}});
  await form.open();
  await form.focusOn('#attached');
};

/**
 * Attaches the calculation in the address of the agency's own page. On a partner's page the fragment belongs to the
 * page.
 */
export const attachFromAddress = <Field extends string>(form: SubmissionElement<Field>): void => {
  const calculation =
    form.rules.kind === 'lead' && isOnOwnPage() ? takeCalculation(form.rules.anchor) : undefined;
  if (!calculation) return;
  // The browser found no target with this name.
  form.scrollIntoView();
  attachCalculation(form, calculation).catch(() => undefined); // a link that somebody has changed
};
