import {create} from 'zustand';
import type {InsuranceType} from '../../contract/insurance-type.ts';

type SiteState = {
  /** True while the phone's menu is open. */
  readonly isMenuOpen: boolean;
  /** The service whose card asks for a quote: the quote form chooses this service. */
  readonly quoteService: InsuranceType | undefined;
};

/** State that the parts of the page share beside the screen. */
export const useSite = create<SiteState>(() => ({isMenuOpen: false, quoteService: undefined}));
