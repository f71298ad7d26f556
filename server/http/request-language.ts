import type {Request} from 'express';
import {type Language, languageOrDefault, LANGUAGES} from '../../contract/language.ts';

/** Returns the supported language that suits `Accept-Language` best; English when none does. */
export const languageOf = (request: Request): Language => {
  const best = request.acceptsLanguages([...LANGUAGES]);
  return languageOrDefault(best);
};
