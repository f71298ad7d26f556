import {type Language, languageOrDefault} from '../../../contract/language.ts';
import type {MailTemplate} from '../../../contract/desk-person.ts';
import {fillPlaceholders} from '../../../agency/legal/values.ts';
import {readCatalogs} from '../../messages/read-catalogs.ts';
import type en from './templates/en.json';

/** The templates, in the order in which the desk offers them. */
export const TEMPLATE_IDS = ['received', 'time-to-talk', 'quote-ready', 'missed', 'documents'] as const;

/** The id of a template. */
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** The text of a template. */
type TemplateText = {readonly subject: string; readonly text: string};

const CATALOGS = readCatalogs<keyof typeof en>(new URL('templates/', import.meta.url));

/** Returns a template with its placeholders: the edited text, or else the product's text. */
export const templateIn = (
  language: Language,
  id: TemplateId,
  edited: ReadonlyMap<string, TemplateText>,
): TemplateText => {
  const catalog = CATALOGS[language];
  return edited.get(`${id}.${language}`) ?? {subject: catalog[`${id}.subject`], text: catalog[`${id}.text`]};
};

/** Returns the templates in a person's language, filled in. The member reads and changes the text before it is sent. */
export const mailTemplates = (
  lang: string,
  values: Readonly<Record<string, string>>,
  edited: ReadonlyMap<string, TemplateText>,
): readonly MailTemplate[] => {
  const language = languageOrDefault(lang);
  return TEMPLATE_IDS.map((id) => {
    const {subject, text} = templateIn(language, id, edited);
    return {id, subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values)};
  });
};
