import {sql, type Kysely} from 'kysely';

/** Finds the submissions of a person without reading all of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('submission_person')
    .on('submission')
    .columns(['person', 'id'])
    .where(sql.ref('person'), '!=', sql.lit(''))
    .execute();
};
