import {acaEnrollUrl, bookingUrl} from 'virtual:lamplight/agency';
import {governmentLinks} from '../../../../agency/government-links.ts';
import type {AnswerModel} from '../../../../insurance/answer/answer-model.ts';
import type {Step, StepCode} from '../../../../insurance/answer/steps.ts';
import type {QuestionnaireProps} from '../../questionnaire.view.tsx';

/** The place of a step: the text of the answer's button, the name beside the step, and a telephone number. */
export type Place = {
  readonly href: string;
  readonly button: string;
  readonly name: string;
  readonly phone?: string;
};

type Kind = 'plan' | 'sign-up' | 'compare' | 'texas' | 'state' | 'help' | 'talk';

const kinds: Readonly<Partial<Record<StepCode, Kind>>> = {
  'enroll-marketplace': 'plan',
  'enroll-without-daca': 'plan',
  'enroll-special': 'plan',
  'plan-special': 'plan',
  'enroll-after-pregnancy': 'plan',
  'enroll-at-19': 'plan',
  'enroll-at-26': 'plan',
  'pay-first-premium': 'plan',
  'enroll-medicare': 'sign-up',
  'enroll-medicare-by-age': 'sign-up',
  'plan-medicare-sign-up': 'sign-up',
  'check-part-b': 'sign-up',
  'enroll-part-b': 'sign-up',
  'enroll-part-b-general': 'sign-up',
  'enroll-part-d': 'compare',
  'begin-medicare': 'compare',
  'review-medicare': 'compare',
  'review-advantage': 'compare',
  'apply-medicaid-pregnant': 'texas',
  'apply-medicaid-chip': 'texas',
  'apply-for-others': 'texas',
  'apply-state-medicaid': 'state',
  'ask-own-state': 'state',
  'ask-territory': 'state',
  'enroll-state-exchange': 'state',
  'enroll-after-move': 'state',
  'get-help-in-gap': 'help',
};

const TEXAS211 = '2-1-1';
const SOCIAL_SECURITY = '1-800-772-1213';

/** Returns the place of a step. */
export const placeOf = (
  {code, params}: Step,
  {isTexas}: AnswerModel,
  {t, lang}: Pick<QuestionnaireProps, 't' | 'lang'>,
): Place => {
  const marketplace = lang === 'es' ? governmentLinks.cuidadoDeSalud : governmentLinks.healthCareGov;
  const site = String(params['site'] ?? 'HealthCare.gov');
  switch (kinds[code] ?? 'talk') {
    case 'plan':
      return {
        // The agency is licensed in Texas; elsewhere the Marketplace itself is the place.
        href: isTexas ? acaEnrollUrl : marketplace,
        button: t('answer.go.plans'),
        name: t('answer.marketplaceSite'),
      };
    case 'sign-up':
      return {
        href: governmentLinks.medicareSignUp,
        button: t('answer.go.medicare'),
        name: 'SSA.gov',
        phone: SOCIAL_SECURITY,
      };
    case 'compare':
      return {
        href: governmentLinks.medicarePlanCompare,
        button: t('answer.go.compare'),
        name: 'Medicare.gov',
      };
    case 'texas':
      return {
        href: governmentLinks.yourTexasBenefits,
        button: t('answer.go.apply'),
        name: 'YourTexasBenefits.com',
        phone: TEXAS211,
      };
    case 'state':
      return {href: `https://${site.toLowerCase()}/`, button: t('answer.go.state', {site}), name: site};
    case 'help':
      return {
        href: governmentLinks.healthCenters,
        button: t('answer.go.help'),
        name: 'findahealthcenter.hrsa.gov',
        phone: TEXAS211,
      };
    case 'talk':
      return {href: bookingUrl, button: t('answer.go.talk'), name: t('answer.go.talk')};
  }
};

/** Returns the address behind a step's name: the public place, if the button leads to the agency. */
export const publicAddress = (place: Place, lang: string): string =>
  place.href === acaEnrollUrl
    ? lang === 'es'
      ? governmentLinks.cuidadoDeSalud
      : governmentLinks.healthCareGov
    : place.href;
