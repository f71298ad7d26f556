import type {InsuranceType} from '../../contract/insurance-type.ts';
import type {ArticleCategory} from '../articles/article.ts';

/** The service of each category of articles. Disability and notary have no category. */
export const serviceOfCategory: Readonly<Record<ArticleCategory, InsuranceType>> = {
  'aca-marketplace': 'health',
  'cancer-insurance': 'cancer',
  'health-insurance': 'health',
  'life-insurance': 'life',
  medicare: 'medicare',
  'retirement-planning': 'retirement',
};
