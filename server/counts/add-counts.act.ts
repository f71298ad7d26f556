import type {VisitCountTable} from '../storage/schema.ts';
import type {Act} from '../storage/store.ts';

// Databases limit the number of parameters of a statement, and each row has eight.
const AT_ONCE = 500;

/** Adds visits to the stored numbers. The caller sorts the rows to prevent deadlocks between processes. */
export const addCountsAct: Act<readonly VisitCountTable[], null> = {
  name: 'add-counts',
  run: async (transaction, rows) => {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await transaction
        .insertInto('visit_count')
        .values(rows.slice(at, at + AT_ONCE))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'element', 'stage', 'step', 'page', 'partner', 'lang'])
            .doUpdateSet((expression) => ({
              visits: expression('visit_count.visits', '+', expression.ref('excluded.visits')),
            })),
        )
        .execute();
    return null;
  },
};
