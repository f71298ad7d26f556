import type {Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};
import {catalogTexts} from '../messages/catalog-texts.ts';

/** The name of a text of the questionnaire's answers. */
export type WorkflowKey = keyof typeof en;

// Both directions: a missing text fails here, and so does one too many.
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

/** Values for a text's placeholders, already in words. */
export type Words = Readonly<Record<string, string>>;

/** A text in one language with its placeholders filled in. */
export type Say = (key: WorkflowKey, words?: Words) => string;

/** The texts of a language. What a visitor typed is put in as it is: no placeholder or nesting in it is ever followed. */
export const textsIn =
  (language: Language): Say =>
  (key, words) =>
    workflowText(language, key, words);

/** Whether there is a text of this name. */
export const isWorkflowKey = (key: string): key is WorkflowKey => Object.hasOwn(en, key);
