/** What the first touch brings; a chunk of its own. */
import type {CalculatorPanel} from '../ui/calculator/calculator-element.ts';
import {AcaPanel, type AcaPanelProps} from './aca-panel.tsx';
import styles from './aca-panel.css?inline';

/** The form, the result and their styles. */
export const acaPanel: CalculatorPanel<AcaPanelProps> = {Panel: AcaPanel, styles};
