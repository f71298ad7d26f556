import type {VisitCountTable} from '../storage/schema.ts';
import type {Act} from '../storage/store.ts';

/** Adds visits to the stored numbers. The caller sorts the rows to prevent deadlocks between processes. */
export const addCountsAct: Act<readonly VisitCountTable[], null> = {
  name: 'add-counts',
  run: async (transaction, rows) => {
    await transaction
      .insertInto('visit_count')
      .values([...rows])
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
