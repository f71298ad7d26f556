import {z} from 'zod';
import type {Keyring} from '../keys/keyring.ts';
import {readableRow} from '../keys/sealed-fields.ts';
import type {AttributionTable} from '../storage/tables/submission-tables.ts';
import type {ParsedContext} from './held.ts';
import {faultsOf, type Opened} from './saved-results-record.ts';

/** The facts that the page around a form adds to a submission: the campaign that brought the visitor, and the page's own fields. */
export type Attribution = {
  readonly utm?: Readonly<Record<string, string>>;
  readonly hidden?: Readonly<Record<string, string>>;
};

const said = (fields: Readonly<Record<string, string | undefined>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );

/** Builds the row of the facts, not yet encrypted; undefined without facts. */
export const attributionRow = (
  id: string,
  {utm, hidden}: Pick<ParsedContext, 'utm' | 'hidden'>,
): AttributionTable | undefined => {
  const row = {submission_id: id, utm: JSON.stringify(said(utm)), hidden: JSON.stringify(said(hidden))};
  return row.utm === '{}' && row.hidden === '{}' ? undefined : row;
};

const FieldsSchema = z.record(z.string(), z.string());

// A column that cannot be decrypted is empty.
const readFields = (text: string) => FieldsSchema.parse(JSON.parse(text || '{}'));

/** Decrypts the facts of the page and lists the columns that cannot be decrypted. */
export const openAttribution = (keyring: Keyring, row: AttributionTable): Opened<Attribution> => {
  const {row: opened, unreadable} = readableRow(keyring, 'attribution', row);
  return {
    value: {utm: readFields(opened.utm), hidden: readFields(opened.hidden)},
    faults: faultsOf('attribution', unreadable),
  };
};
