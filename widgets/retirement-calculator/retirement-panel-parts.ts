/** What the first touch brings; a chunk of its own. */
import type {CalculatorPanel} from '../ui/calculator/calculator-element.ts';
import {RetirementPanel, type RetirementPanelProps} from './retirement-panel.tsx';
import styles from './retirement-panel.css?inline';

/** The six tabs and their styles. */
export const retirementPanel: CalculatorPanel<RetirementPanelProps> = {Panel: RetirementPanel, styles};
