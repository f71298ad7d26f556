import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../../contract/language.ts';
import type {MailTemplate} from '../../../contract/desk-person.ts';
import {fillPlaceholders} from '../../../agency/legal/values.ts';
import de from './templates/de.json' with {type: 'json'};
import en from './templates/en.json' with {type: 'json'};
import es from './templates/es.json' with {type: 'json'};
import fr from './templates/fr.json' with {type: 'json'};
import zh from './templates/zh.json' with {type: 'json'};

/** The templates, in the order in which the desk offers them. */
export const TEMPLATE_IDS = ['received', 'time-to-talk', 'quote-ready', 'missed', 'documents'] as const;

/** The id of a template. */
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** The text of a template. */
type TemplateText = {readonly subject: string; readonly text: string};

type Catalog = Readonly<Record<`${TemplateId}.subject` | `${TemplateId}.text`, string>>;

const CATALOGS = {en, es, fr, de, zh} satisfies Readonly<Record<Language, Catalog>>;

/** Returns a template with its placeholders: the edited text, else the product's text. */
export const templateIn = (
  language: Language,
  id: TemplateId,
  edited: ReadonlyMap<string, TemplateText>,
): TemplateText => {
  const catalog: Catalog = CATALOGS[language];
  return edited.get(`${id}.${language}`) ?? {subject: catalog[`${id}.subject`], text: catalog[`${id}.text`]};
};

/** Returns the templates in a person's language, filled in. The member reads and changes the text before it is sent. */
export const mailTemplates = (
  lang: string,
  values: Readonly<Record<string, string>>,
  edited: ReadonlyMap<string, TemplateText>,
): readonly MailTemplate[] => {
  const language = LANGUAGES.find((one) => one === lang) ?? DEFAULT_LANGUAGE;
  return TEMPLATE_IDS.map((id) => {
    const {subject, text} = templateIn(language, id, edited);
    return {id, subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values)};
  });
};
