import type {Language} from '../../contract/language.ts';
import type en from './messages/en.json';
import {catalogTexts} from '../messages/catalog-texts.ts';
import {readCatalogs} from '../messages/read-catalogs.ts';

/** The name of a text of the questionnaire's answers. */
export type WorkflowKey = keyof typeof en;

/** The catalogs as they are shipped. */
export const WORKFLOW_CATALOGS = readCatalogs<WorkflowKey>(new URL('messages/', import.meta.url));

const workflowText = await catalogTexts(WORKFLOW_CATALOGS);

/** The values for a text's placeholders, already formatted. */
export type Words = Readonly<Record<string, string>>;

/** Returns a text in one language with its placeholders filled in. */
export type Say = (key: WorkflowKey, words?: Words) => string;

/**
 * Returns the texts of a language. Visitors' input is inserted unchanged: placeholders and nesting in the input
 * are not evaluated.
 */
export const textsIn =
  (language: Language): Say =>
  (key, words) =>
    workflowText(language, key, words);

/** Returns whether there is a text of this name. */
export const isWorkflowKey = (key: string): key is WorkflowKey => Object.hasOwn(WORKFLOW_CATALOGS.en, key);
