import {contract as acaCalculator} from '../aca-calculator/aca-calculator.contract.ts';
import {contract as blog} from '../blog/blog.contract.ts';
import {contract as chat} from '../chat/chat.contract.ts';
import {contract as contactForm} from '../contact-form/contact-form.contract.ts';
import {contract as enrollmentBanner} from '../enrollment-banner/enrollment-banner.contract.ts';
import {contract as lifeCalculator} from '../life-calculator/life-calculator.contract.ts';
import {contract as questionnaire} from '../questionnaire/questionnaire.contract.ts';
import {contract as quoteForm} from '../quote-form/quote-form.contract.ts';
import {contract as retirementCalculator} from '../retirement-calculator/retirement-calculator.contract.ts';
import {contract as testimonials} from '../testimonials/testimonials.contract.ts';
import type {ElementContract} from '../element/contract.ts';
import type {WidgetName} from './names.ts';

/** The contract of every published element. */
export const contracts: Readonly<Record<WidgetName, ElementContract>> = {
  'aca-calculator': acaCalculator,
  blog,
  chat,
  'contact-form': contactForm,
  'enrollment-banner': enrollmentBanner,
  'life-calculator': lifeCalculator,
  questionnaire,
  'quote-form': quoteForm,
  'retirement-calculator': retirementCalculator,
  testimonials,
};
