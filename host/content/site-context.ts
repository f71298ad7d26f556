import {createContext, useContext} from 'react';
import {useTranslation} from 'react-i18next';
import type {Screen} from './screen.ts';
import type {TextKey} from './site-texts.ts';

/** The current screen. Null outside the site, which is a programming error. */
export const ScreenContext = createContext<Screen | null>(null);

/** Returns the current screen. Throws outside the site. */
export const useScreen = (): Screen => {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('useScreen is called outside the site');
  return screen;
};

/** Returns the text of a key with its values filled in. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** Returns the text function of the current language. */
export const useText = (): Text => useTranslation().t as Text;
