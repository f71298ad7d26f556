import {define} from '../element/define.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

define(AcaCalculatorElement);
