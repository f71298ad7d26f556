import {createContext, useContext} from 'react';
import {useTranslation} from 'react-i18next';
import type {Screen} from './screen.ts';
import type {TextKey} from './site-texts.ts';

/** The screen that is on. Null outside the site, which is a mistake in the tree. */
export const ScreenContext = createContext<Screen | null>(null);

/** The screen that is on. Throws outside the site. */
export const useScreen = (): Screen => {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('useScreen is called outside the site');
  return screen;
};

/** Looks a text up by a key that exists, with its values. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts of the language that is on. */
export const useText = (): Text => useTranslation().t as Text;
