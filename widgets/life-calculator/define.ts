import {define} from '../element/define.ts';
import {LifeCalculatorElement} from './life-calculator.element.ts';

define(LifeCalculatorElement);
