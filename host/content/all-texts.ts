/** Every language at once: for the prerender and for tests, never for the client. */
import type {LanguageCode} from '../../agency/languages.ts';
import {texts as de} from './de.ts';
import {texts as en} from './en.ts';
import {texts as es} from './es.ts';
import {texts as fr} from './fr.ts';
import type {SiteTexts} from './site-texts.ts';
import {texts as zh} from './zh.ts';

/** The texts of each language. */
export const allTexts: Readonly<Record<LanguageCode, SiteTexts>> = {en, es, fr, de, zh};
