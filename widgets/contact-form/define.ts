import {define} from '../element/define.ts';
import {ContactFormElement} from './contact-form.element.ts';

define(ContactFormElement);
