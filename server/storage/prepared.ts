import {CompiledQuery, type Compilable, type Kysely, type QueryResult} from 'kysely';
import type {Schema} from './schema.ts';
import type {Transact} from './store.ts';

// By what compiled them: SQLite and PostgreSQL write parameters differently.
type Texts = WeakMap<object, string>;

/**
 * A statement that Kysely builds once per database and that then runs with new parameters: building costs more than
 * running. `build` must put each parameter into the statement exactly once, in order, and branch on none of them;
 * otherwise the first use throws.
 */
export function prepared<Parameters extends readonly unknown[], Row>(
  build: (db: Kysely<Schema>, ...parameters: Parameters) => Compilable<Row>,
): (transaction: Transact, ...parameters: Parameters) => Promise<QueryResult<Row>> {
  const texts: Texts = new WeakMap();
  return async (transaction, ...parameters) => {
    const {adapter} = transaction.getExecutor();
    let text = texts.get(adapter);
    if (text === undefined) {
      text = compile(build(transaction, ...parameters), parameters);
      texts.set(adapter, text);
    }
    return await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  };
}

function compile(query: Compilable, parameters: readonly unknown[]): string {
  const compiled = query.compile();
  const isInOrder =
    compiled.parameters.length === parameters.length &&
    compiled.parameters.every((parameter, index) => Object.is(parameter, parameters[index]));
  if (!isInOrder) throw new Error(`not every parameter is in its place: ${compiled.sql}`);
  return compiled.sql;
}

/** Inserts rows of a table, one at a time, by a statement that is built once. Every row must have exactly these columns. */
export function preparedInsert<Table extends keyof Schema>(
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
): (transaction: Transact, row: Schema[Table]) => Promise<void> {
  const insert = prepared((db, ...values: readonly unknown[]) =>
    // The columns are the table's own, by type; only the values' types are out of Kysely's sight.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-explicit-any -- see above
    db.insertInto(table).values(Object.fromEntries(columns.map((name, at) => [name, values[at]])) as any),
  );
  return async (transaction, row) => {
    await insert(transaction, ...columns.map((name) => row[name]));
  };
}
