import {define} from '../element/define.ts';
import {RetirementCalculatorElement} from './retirement-calculator.element.ts';

define(RetirementCalculatorElement);
