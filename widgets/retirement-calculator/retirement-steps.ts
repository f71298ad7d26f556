import {type Pressed, pressCalculate} from '../ui/calculator/visitor-acts.ts';
import {type RetirementTab, tabAway, tabOf} from './retirement-tabs.ts';

/** The calculator as its steps move it. */
export type Stepped = Pressed & {
  readonly state: {readonly tab: RetirementTab};
  select(tab: RetirementTab): void;
};

/** Opens the tab some steps away; the focus goes along, as the button that was pressed is out of sight. */
export const step = (element: Stepped, steps: number): void => {
  element.select(tabAway(element.state.tab, steps));
  void element.focusOn('[role=tab][aria-selected=true]');
};

/** Goes on to the next tab; on the last, calculates. */
export const goOn = (element: Stepped): void => {
  if (element.state.tab === 'summary') pressCalculate(element);
  else step(element, 1);
};

/** Opens the tab of a field and focuses the field. */
export const goTo = (element: Stepped, field: string): void => {
  element.select(tabOf(field));
  void element.focusOn(`#${field}`);
};
