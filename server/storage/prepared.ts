import {CompiledQuery, type Compilable, type Kysely} from 'kysely';
import type {Schema} from './schema.ts';
import type {Transact} from './store.ts';

/** A prepared statement that returns its rows synchronously. */
export type StatementAtOnce = (parameters: readonly unknown[]) => readonly unknown[];

/** The adapter of a dialect whose database runs synchronously in this thread. */
export type StatementsAtOnce = {
  /** Prepares a statement on the connection of transactions. */
  readonly prepareAtOnce: (sql: string) => StatementAtOnce;
};

type Run = (transaction: Transact, parameters: readonly unknown[]) => Promise<readonly unknown[]>;

/**
 * Builds a statement that Kysely compiles once per database. With a synchronous database, later runs bypass
 * Kysely, because compilation and Kysely's own work cost more than the execution. Returns the rows. `build` must
 * use each parameter exactly once, in order, and must not branch on a parameter; otherwise the first use throws.
 */
export const prepared = <Parameters extends readonly unknown[], Row>(
  build: (db: Kysely<Schema>, ...parameters: Parameters) => Compilable<Row>,
): ((transaction: Transact, ...parameters: Parameters) => Promise<readonly Row[]>) => {
  // Keyed by compiler, because SQLite and PostgreSQL write parameters differently.
  const runs = new WeakMap<object, Run>();
  return async (transaction, ...parameters) => {
    const {adapter} = transaction.getExecutor();
    let run = runs.get(adapter);
    if (run === undefined) {
      run = runOf(adapter, compile(build(transaction, ...parameters), parameters));
      runs.set(adapter, run);
    }
    // The statement selects the columns that `build` names.
    return (await run(transaction, parameters)) as readonly Row[];
  };
};

const runOf = (adapter: object, sql: string): Run => {
  if (!isAtOnce(adapter))
    return async (transaction, parameters) =>
      (await transaction.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows;
  const statement = adapter.prepareAtOnce(sql);
  return async (_transaction, parameters) => statement(parameters);
};

const isAtOnce = (adapter: object): adapter is StatementsAtOnce => 'prepareAtOnce' in adapter;

const compile = (query: Compilable, parameters: readonly unknown[]): string => {
  const compiled = query.compile();
  const isInOrder =
    compiled.parameters.length === parameters.length &&
    compiled.parameters.every((parameter, index) => Object.is(parameter, parameters[index]));
  if (!isInOrder) throw new Error(`not every parameter is in its place: ${compiled.sql}`);
  return compiled.sql;
};

// Keyed by table and columns.
const inserts = new Map<string, (transaction: Transact, ...values: readonly unknown[]) => Promise<unknown>>();

/**
 * Inserts a row with a statement that is compiled once for the table and the columns. Every property of the row
 * must be a column.
 */
export const insertRow = async <Table extends keyof Schema>(
  transaction: Transact,
  table: Table,
  row: Schema[Table],
): Promise<void> => {
  const columns = Object.keys(row);
  const name = [table, ...columns].join(' ');
  const insert = inserts.get(name) ?? insertInto(table, columns);
  inserts.set(name, insert);
  await insert(transaction, ...Object.values(row));
};

const insertInto = (table: keyof Schema, columns: readonly string[]) =>
  prepared((db, ...values: readonly unknown[]) =>
    // oxlint-disable-next-line typescript/no-explicit-any -- the row has the table's type; only its values are out of Kysely's sight
    db.insertInto(table).values(Object.fromEntries(columns.map((column, at) => [column, values[at]])) as any),
  );
