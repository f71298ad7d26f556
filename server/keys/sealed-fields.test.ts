import {expect, test} from 'vitest';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';
import {SEALED_FIELDS} from './sealed-fields.ts';

/** The columns of answers that are stored in clear: ids, and what lists and counts read. No column here identifies a person. */
const IN_CLEAR = {
  lead: ['submission_id', 'insurance_type'],
  contact_message: ['submission_id'],
  questionnaire: ['submission_id', 'client_id'],
  calculation: ['submission_id'],
  attribution: ['submission_id'],
} as const;

test('every column of a visitor’s answers is sealed, unless this list names the column', async () => {
  const store = openTestStore(await createStorePlace());
  const tables = await store.read((db) => db.introspection.getTables());
  for (const [name, inClear] of Object.entries(IN_CLEAR)) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name);
    const sealed = SEALED_FIELDS[name as keyof typeof IN_CLEAR];
    expect(columns?.toSorted(), name).toEqual([...inClear, ...sealed].toSorted());
  }
});
