import type {Request} from 'express';
import {type Language, languageOrDefault, LANGUAGES} from '../../contract/language.ts';

/** Returns the supported language that matches `Accept-Language` best; English if none does. */
export const languageOf = (request: Request): Language => {
  const best = request.acceptsLanguages([...LANGUAGES]);
  return languageOrDefault(best);
};
