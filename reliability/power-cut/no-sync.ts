/**
 * Loaded before the server (`--import`), also in its threads: every request to sync is dropped. The control of the
 * power-cut program: a store like this must lose what it has acknowledged.
 */
import {DatabaseSync} from 'node:sqlite';

// oxlint-disable-next-line typescript/unbound-method -- it is called with its `this` below
const exec = DatabaseSync.prototype.exec;

DatabaseSync.prototype.exec = function execWithoutSync(sql: string): void {
  exec.call(this, sql.replaceAll(/synchronous\s*=\s*\w+/giu, 'synchronous = OFF'));
};
