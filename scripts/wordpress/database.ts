import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync} from 'node:fs';
import {userInfo} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

/** A separate MariaDB server: data in a folder, a socket and no port. */
export type Database = {
  readonly socket: string;
  /** Runs a statement. Returns the rows as text, one row a line. */
  readonly query: (sql: string) => string;
  stop(): Promise<void>;
};

const PATIENCE_MS = 60_000;

/** Starts MariaDB in a folder and creates the database `wordpress`. Throws when the server does not start within a minute. */
export const startDatabase = async (folder: string): Promise<Database> => {
  const data = join(folder, 'db');
  const socket = join(folder, 'db.sock');
  const user = userInfo().username;
  mkdirSync(data);
  const own = [`--datadir=${data}`, `--user=${user}`];
  execFileSync('mariadb-install-db', ['--no-defaults', ...own, '--auth-root-authentication-method=normal'], {
    stdio: 'ignore',
  });
  const server = spawn('mariadbd', ['--no-defaults', ...own, `--socket=${socket}`, '--skip-networking'], {
    stdio: 'ignore',
  });
  const query = (sql: string): string =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-N', '-e', sql], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      query('CREATE DATABASE IF NOT EXISTS wordpress');
      break;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(200);
    }
  }
  return {
    socket,
    query,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
};
