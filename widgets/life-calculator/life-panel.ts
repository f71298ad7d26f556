/** What the first touch brings; a chunk of its own. */
import type {CalculatorPanel} from '../ui/calculator/calculator-element.ts';
import {LifeDialog, type LifeDialogProps} from './life-dialog.tsx';
import styles from './life-panel.css?inline';

/** The dialog and its styles. */
export const lifePanel: CalculatorPanel<LifeDialogProps> = {Panel: LifeDialog, styles};
