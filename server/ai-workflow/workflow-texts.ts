import type {Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};
import {catalogTexts} from '../messages/catalog-texts.ts';

/** The name of a text of the questionnaire's answers. */
export type WorkflowKey = keyof typeof en;

// Both directions: a missing text does not compile, and neither does an unused one.
type Exactly<Catalog> =
  Exclude<keyof Catalog, WorkflowKey> extends never ? Record<WorkflowKey, string> : never;

/** The catalogs as they are shipped. */
export const WORKFLOW_CATALOGS = {
  en: en satisfies Exactly<typeof en>,
  es: es satisfies Exactly<typeof es>,
  fr: fr satisfies Exactly<typeof fr>,
  de: de satisfies Exactly<typeof de>,
  zh: zh satisfies Exactly<typeof zh>,
} satisfies Record<Language, Record<WorkflowKey, string>>;

const workflowText = await catalogTexts<WorkflowKey>(WORKFLOW_CATALOGS);

/** Values for a text's placeholders, already formatted. */
export type Words = Readonly<Record<string, string>>;

/** Returns a text in one language with its placeholders filled in. */
export type Say = (key: WorkflowKey, words?: Words) => string;

/** Returns the texts of a language. Visitors' input is inserted as is: placeholders and nesting in it are not evaluated. */
export const textsIn =
  (language: Language): Say =>
  (key, words) =>
    workflowText(language, key, words);

/** Returns whether there is a text of this name. */
export const isWorkflowKey = (key: string): key is WorkflowKey => Object.hasOwn(en, key);
