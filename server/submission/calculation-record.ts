import {z} from 'zod';
import {CALCULATORS} from '../../contract/calculation.ts';
import type {Keyring} from '../keys/keyring.ts';
import {readableRow} from '../keys/sealed-fields.ts';
import type {CalculationTable} from '../storage/tables/submission-tables.ts';
import {faultsOf, type OpenedValue} from './saved-results-record.ts';

const Fields = z.record(z.string(), z.unknown());

const StoredSchema = z.object({
  calculator: z.enum(CALCULATORS),
  inputs: Fields,
  result: Fields,
});

/** The calculation that came with a quote request, and the result that the server calculated. */
export type SentCalculation = Readonly<z.output<typeof StoredSchema>>;

/**
 * Decrypts a calculation. Mails and webhooks get no health answers, so their column is not decrypted then. The
 * value is undefined when the column cannot be decrypted; `faults` then names the column.
 */
export const openCalculation = (
  keyring: Keyring,
  row: CalculationTable,
  {withHealth}: {readonly withHealth: boolean},
): OpenedValue<SentCalculation | undefined> => {
  const {row: opened, unreadable} = readableRow(
    keyring,
    'calculation',
    withHealth ? row : {...row, health: ''},
  );
  const faults = faultsOf('calculation', unreadable);
  if (opened.answers === '') return {value: undefined, faults};
  const calculation = StoredSchema.parse({
    ...StoredSchema.parse(JSON.parse(opened.answers)),
    ...(opened.health === '' ? {} : StoredSchema.partial().parse(JSON.parse(opened.health))),
  });
  return {value: calculation, faults};
};
