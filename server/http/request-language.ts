import type {Request} from 'express';
import {DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language} from '../../contract/language.ts';

/** Returns the supported language that suits `Accept-Language` best; English when none does. */
export const languageOf = (request: Request): Language => {
  const best = request.acceptsLanguages([...LANGUAGES]);
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
};
