import {define} from '../element/define.ts';
import {QuoteFormElement} from './quote-form.element.ts';

define(QuoteFormElement);
