import {create} from 'zustand';
import type {LanguageCode} from '../../agency/languages.ts';

type SiteState = {
  /** The language on screen. The address decides it; the picker changes the address. */
  readonly language: LanguageCode;
  /** Whether the phone's menu is out. */
  readonly isMenuOpen: boolean;
  /** How much room the banner takes at the top of the window, in pixels. */
  readonly bannerSpacePx: number;
};

/** What the parts of the page share beside the screen itself. */
export const useSite = create<SiteState>(() => ({language: 'en', isMenuOpen: false, bannerSpacePx: 0}));
