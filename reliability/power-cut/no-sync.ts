/**
 * Loaded before the server (`--import`), also in its threads: drops every sync. The control of the power-cut program: such a store must
 * lose acknowledged data.
 */
import {DatabaseSync} from 'node:sqlite';

// oxlint-disable-next-line typescript/unbound-method -- it is called with its `this` below
const exec = DatabaseSync.prototype.exec;

DatabaseSync.prototype.exec = function execWithoutSync(sql: string): void {
  exec.call(this, sql.replaceAll(/synchronous\s*=\s*\w+/giu, 'synchronous = OFF'));
};
