import {z} from 'zod';
import type {Keyring} from '../keys/keyring.ts';
import {readableRow} from '../keys/sealed-fields.ts';
import type {AttributionTable} from '../storage/tables/submission-tables.ts';
import type {Attribution} from './attribution.ts';
import {faultsOf, type OpenedValue} from './saved-results-record.ts';

// Separate from attribution.ts, which the store's thread loads: that thread does not load the schema library.
const FieldsSchema = z.record(z.string(), z.string());

// A column that cannot be decrypted is empty.
const readFields = (text: string) => FieldsSchema.parse(JSON.parse(text || '{}'));

/** Decrypts the facts of the page and lists the columns that cannot be decrypted. */
export const openAttribution = (keyring: Keyring, row: AttributionTable): OpenedValue<Attribution> => {
  const {row: opened, unreadable} = readableRow(keyring, 'attribution', row);
  return {
    value: {utm: readFields(opened.utm), hidden: readFields(opened.hidden)},
    faults: faultsOf('attribution', unreadable),
  };
};
