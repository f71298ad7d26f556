/** Lists the legal texts that must accompany a subject. Keys only, so that a widget can decide without including texts. */
import type {PublicAgency} from '../public.ts';
import type {LegalKey} from './catalog.ts';

/** A statutory sentence in English for every language, with its translation; `translation` is '' in English. */
export type StatutoryText = {
  readonly text: LegalKey;
  readonly translation: LegalKey;
};

/**
 * Lists the sentences for anything about Medicare: 42 CFR 422.2267(e)(41) and 422.2262(c)(1)(iii), Tex. Ins. Code
 * 541.084. Without the agency's TPMO numbers only the generic texts remain, and then the page may name no plan and no
 * benefit.
 */
export const medicareTexts = (agency: Pick<PublicAgency, 'tpmo'>): readonly StatutoryText[] => {
  const general = [statutory.tpmoHours, statutory.texasMedicare];
  if (!agency.tpmo) return general;
  return [agency.tpmo.allPlans ? statutory.tpmoAll : statutory.tpmoNotAll, ...general];
};

/** Statutory sentences with their translations. */
export const statutory = {
  tpmoNotAll: {text: 'tpmoNotAll', translation: 'tpmoNotAllTranslation'},
  tpmoAll: {text: 'tpmoAll', translation: 'tpmoAllTranslation'},
  tpmoHours: {text: 'tpmoHours', translation: 'tpmoHoursTranslation'},
  texasMedicare: {text: 'texasMedicare', translation: 'texasMedicareTranslation'},
  /** Gov't Code 406.017: for the notary service, and on every page that is not in English. */
  notaryNotice: {text: 'notaryNotice', translation: 'notaryNoticeTranslation'},
} as const satisfies Record<string, StatutoryText>;

/** The footer of every page and every widget (28 TAC 19.902, 21.104, 21.107). */
export const footerTexts = [
  'licenceLine',
  'solicitation',
  'notAffiliated',
  'doNotSell',
] as const satisfies readonly LegalKey[];

/** For every premium (Tex. Ins. Code 1214.003); the first names the age, gender and location of the price. */
export const rateTexts = [
  'rateIllustrative',
  'rateNoMoney',
  'rateApplication',
  'rateExclusions',
] as const satisfies readonly LegalKey[];
