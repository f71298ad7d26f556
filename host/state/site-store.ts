import {create} from 'zustand';

type SiteState = {
  /** True while the phone's menu is open. */
  readonly isMenuOpen: boolean;
};

/** State that the parts of the page share beside the screen. */
export const useSite = create<SiteState>(() => ({isMenuOpen: false}));
