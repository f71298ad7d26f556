import {define} from '../element/define.ts';
import {QuestionnaireElement} from './questionnaire.element.ts';

define(QuestionnaireElement);
