import type {InsuranceType} from '../../contract/insurance-type.ts';
import type {ArticleCategory} from '../articles/article.ts';

/** The service that the articles of a category belong to. Disability and notary have no category of their own. */
export const serviceOfCategory: Readonly<Record<ArticleCategory, InsuranceType>> = {
  'aca-marketplace': 'health',
  'cancer-insurance': 'cancer',
  'health-insurance': 'health',
  'life-insurance': 'life',
  medicare: 'medicare',
  'retirement-planning': 'retirement',
};
