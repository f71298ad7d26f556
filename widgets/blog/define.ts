import {define} from '../element/define.ts';
import {BlogElement} from './blog.element.ts';

define(BlogElement);
