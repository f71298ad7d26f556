import type {Keyring} from '../keys/keyring.ts';
import {readableRow} from '../keys/sealed-fields.ts';
import type {QuestionnaireTable} from '../storage/tables/submission-tables.ts';

/** The saved results of a questionnaire as JSON values; `healthAnswers` is null if there are none. */
export type SavedAnswers = {readonly savedAnswers: unknown; readonly healthAnswers: unknown};

/** The decrypted value, and the errors of the columns that cannot be decrypted. */
export type OpenedValue<Value> = {readonly value: Value; readonly faults: readonly string[]};

/** Lists the columns of a row that cannot be decrypted. */
export const faultsOf = (table: string, columns: readonly string[]): readonly string[] =>
  columns.map((column) => `${table}.${column} cannot be opened with the given keys`);

/** Decrypts the sender of saved results, and nothing else. */
export const openSavedContact = (
  keyring: Keyring,
  row: QuestionnaireTable,
): OpenedValue<Readonly<Record<string, string>>> => {
  const {row: opened, unreadable} = readableRow(keyring, 'questionnaire', {...row, answers: '', health: ''});
  const {first_name: firstName, last_name: lastName, email, phone, client_id: clientId} = opened;
  return {
    value: {firstName, lastName, email, phone, clientId},
    faults: faultsOf('questionnaire', unreadable),
  };
};

/**
 * Decrypts saved results. No mail and no webhook contains health answers: the row for the agent's mail omits the
 * health answers.
 */
export const openSavedAnswers = (keyring: Keyring, row: QuestionnaireTable): OpenedValue<SavedAnswers> => {
  const contact = {first_name: '', last_name: '', email: '', phone: ''};
  const {row: opened, unreadable} = readableRow(keyring, 'questionnaire', {...row, ...contact});
  const broken: string[] = [];
  const parsed = (text: string, column: string): unknown => {
    try {
      return text === '' ? null : JSON.parse(text);
    } catch {
      broken.push(`questionnaire.${column} is not JSON`);
      return null;
    }
  };
  const value = {
    savedAnswers: parsed(opened.answers, 'answers'),
    healthAnswers: parsed(opened.health, 'health'),
  };
  return {value, faults: [...faultsOf('questionnaire', unreadable), ...broken]};
};
