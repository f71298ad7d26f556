import {type Pressed, pressCalculate} from '../ui/calculator/visitor-acts.ts';
import {type RetirementTab, tabAway, tabOf} from './retirement-tabs.ts';

/** The parts of the calculator that its steps use. */
export type Stepped = Pressed & {
  readonly state: {readonly tab: RetirementTab};
  select(tab: RetirementTab): void;
};

/** Opens the tab some steps away and moves the focus there, because the pressed button is hidden then. */
export const step = (element: Stepped, steps: number): void => {
  element.select(tabAway(element.state.tab, steps));
  void element.focusOn('[role=tab][aria-selected=true]');
};

/** Opens the next tab; on the last tab, calculates. */
export const goOn = (element: Stepped): void => {
  if (element.state.tab === 'summary') pressCalculate(element);
  else step(element, 1);
};

/** Opens the tab of a field and focuses the field. */
export const goTo = (element: Stepped, field: string): void => {
  element.select(tabOf(field));
  void element.focusOn(`#${field}`);
};
