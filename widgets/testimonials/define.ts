import {define} from '../element/define.ts';
import {TestimonialsElement} from './testimonials.element.ts';

define(TestimonialsElement);
