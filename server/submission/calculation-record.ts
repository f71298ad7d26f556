import {z} from 'zod';
import type {Keyring} from '../keys/keyring.ts';
import {readableRow} from '../keys/sealed-fields.ts';
import type {CalculationTable} from '../storage/tables/submission-tables.ts';
import {faultsOf, type Opened} from './saved-results-record.ts';

const Fields = z.record(z.string(), z.unknown());

const StoredSchema = z.object({
  calculator: z.enum(['retirement', 'life', 'aca']),
  inputs: Fields,
  result: Fields,
});

/** The calculation that a visitor sent with a quote request; the result is the server's. */
export type SentCalculation = Readonly<z.output<typeof StoredSchema>>;

/**
 * Opens a calculation; without health answers, for mails and webhooks, their column is not even opened. Undefined where the column cannot be
 * opened, which the faults say.
 */
export const openCalculation = (
  keyring: Keyring,
  row: CalculationTable,
  {withHealth}: {readonly withHealth: boolean},
): Opened<SentCalculation | undefined> => {
  const {row: opened, unreadable} = readableRow(
    keyring,
    'calculation',
    withHealth ? row : {...row, health: ''},
  );
  const faults = faultsOf('calculation', unreadable);
  if (opened.answers === '') return {value: undefined, faults};
  const said = StoredSchema.parse({
    ...StoredSchema.parse(JSON.parse(opened.answers)),
    ...(opened.health === '' ? {} : StoredSchema.partial().parse(JSON.parse(opened.health))),
  });
  return {value: said, faults};
};
