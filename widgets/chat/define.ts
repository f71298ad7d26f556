import {define} from '../element/define.ts';
import {ChatElement} from './chat.element.ts';

define(ChatElement);
