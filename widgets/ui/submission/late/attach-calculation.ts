import type {Calculation, CalculatorName} from '../../../../contract/calculation.ts';
import type {InsuranceType} from '../../../../contract/insurance-type.ts';
import {isOnOwnPage} from '../../../element/tab-memory.ts';
import type {SubmissionElement} from '../submission-element.ts';
import type {Answers} from '../submission-rules.ts';
import {takeCalculation} from './calculation-in-address.ts';

const services: Readonly<Record<CalculatorName, InsuranceType>> = {
  life: 'life',
  retirement: 'retirement',
  aca: 'health',
};

/**
 * Lets a calculation go with a request, and chooses the service that the calculation is about, unless one is chosen. Settles when the form
 * says so on screen, with the focus there.
 */
export const attachCalculation = async <Field extends string>(
  form: SubmissionElement<Field>,
  calculation: Calculation,
): Promise<void> => {
  const {serviceField} = form.rules;
  if (serviceField && (form.state.answers as Answers<string>)[serviceField] === '')
    form.answer(serviceField, services[calculation.calculator]);
  form.setState({attached: {calculation, isWanted: true}});
  await form.focusOn('#attached');
};

/** Attaches the calculation that the address of the agency's own page carries. On another's page a fragment is the page's own. */
export const attachFromAddress = <Field extends string>(form: SubmissionElement<Field>): void => {
  const calculation =
    form.rules.kind === 'lead' && isOnOwnPage() ? takeCalculation(form.rules.anchor) : undefined;
  if (!calculation) return;
  // The browser looked for a target of this name in vain.
  form.scrollIntoView();
  void attachCalculation(form, calculation);
};
