import type {ElementClass} from '../element/element-class.ts';
import type {WidgetName} from './names.ts';
import {AcaCalculatorElement} from '../aca-calculator/aca-calculator.element.ts';
import {ChatElement} from '../chat/chat.element.ts';
import {BlogElement} from '../blog/blog.element.ts';
import {ContactFormElement} from '../contact-form/contact-form.element.ts';
import {EnrollmentBannerElement} from '../enrollment-banner/enrollment-banner.element.ts';
import {LifeCalculatorElement} from '../life-calculator/life-calculator.element.ts';
import {QuestionnaireElement} from '../questionnaire/questionnaire.element.ts';
import {QuoteFormElement} from '../quote-form/quote-form.element.ts';
import {RetirementCalculatorElement} from '../retirement-calculator/retirement-calculator.element.ts';
import {TestimonialsElement} from '../testimonials/testimonials.element.ts';

/** The classes of all published elements by name; importing them registers nothing. */
export const prerenderedElements: Readonly<Record<WidgetName, ElementClass>> = {
  'enrollment-banner': EnrollmentBannerElement,
  'life-calculator': LifeCalculatorElement,
  'retirement-calculator': RetirementCalculatorElement,
  'aca-calculator': AcaCalculatorElement,
  'quote-form': QuoteFormElement,
  'contact-form': ContactFormElement,
  blog: BlogElement,
  questionnaire: QuestionnaireElement,
  chat: ChatElement,
  testimonials: TestimonialsElement,
};
