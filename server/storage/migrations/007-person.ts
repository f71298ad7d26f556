import {sql, type Kysely} from 'kysely';

/** Creates an index that finds a person's submissions without reading all submissions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('submission_person')
    .on('submission')
    .columns(['person', 'id'])
    .where(sql.ref('person'), '!=', sql.lit(''))
    .execute();
};
