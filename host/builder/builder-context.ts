import {createContext, useContext} from 'react';
import {withAgency} from '../content/site-texts.ts';
import type {BuilderTexts} from './load-builder.ts';

/** The builder's texts. Null outside the builder, which is a programming error. */
export const BuilderContext = createContext<BuilderTexts | null>(null);

/** Returns the text of a key with its values and the agency's filled in. */
export type BuilderText = (key: keyof BuilderTexts, values?: Readonly<Record<string, string>>) => string;

/** Returns the text function of the builder. Throws outside the builder. */
export const useBuilderText = (): BuilderText => {
  const texts = useContext(BuilderContext);
  if (!texts) throw new Error('useBuilderText is called outside the builder');
  return (key, values) => withAgency(texts[key], values);
};
