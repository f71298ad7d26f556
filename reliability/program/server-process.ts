import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {freePort} from './free-port.ts';
import type {Run} from './program.ts';
import {waitFor, waitUntil} from './wait.ts';

const MAIN = fileURLToPath(new URL('../../server/start/main.ts', import.meta.url));
// Most of a start is compiling; a run with a thousand starts compiles once.
const COMPILE_CACHE = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
// A start takes one to two seconds of processor time; a machine that also runs other programs needs a multiple.
const START_MS = 5 * 60_000;
const STOP_MS = 30_000;

/** The configuration of a server process. */
export type ServerOptions = {
  readonly environment: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
};

/**
 * The program `node server/start/main.ts` in a separate process group, on a port that stays the same over restarts. Its output goes to a
 * file. An unexpected end is recorded in `faults`.
 */
export class ServerProcess {
  readonly port: number;
  readonly faults: string[] = [];
  readonly #options: ServerOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'lamplight-server-'));
  #child: ChildProcess | undefined;
  #isEndWanted = false;

  private constructor(port: number, options: ServerOptions) {
    this.port = port;
    this.#options = options;
  }

  /** Prepares a server that ends with the run; it is not started yet. */
  static async create({atEnd}: Pick<Run, 'atEnd'>, options: ServerOptions): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), options);
    atEnd(() => server.#dispose());
    return server;
  }

  /** The address for clients. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The process id. Throws when the server does not run. */
  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('the server does not run');
    return this.#child.pid;
  }

  /** Starts the server; resolves when it accepts connections. Throws with its output when it ends before. */
  async start(): Promise<void> {
    const output = openSync(this.#logFile, 'a');
    const child = spawn(process.execPath, [...(this.#options.nodeOptions ?? []), MAIN], {
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        PORT: `${this.port}`,
        DEMO_PORT: 'off',
        RATE_LIMIT: 'off',
        CONNECTION_LIMIT: 'off',
        MAIL_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        DIST_DIR: this.#folder,
        DELIVERY_RETRY_SECONDS: '1',
        DELIVERY_ATTEMPTS: '100',
        ...this.#options.environment,
      },
    });
    closeSync(output);
    this.#child = child;
    this.#isEndWanted = false;
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#child = undefined;
      if (!this.#isEndWanted)
        this.faults.push(`the server ended by itself (${signal ?? code}): ${this.lastWords}`);
    });
    await waitUntil(
      async () => {
        if (this.#child !== child) throw new Error(`the server did not start: ${this.lastWords}`);
        return await accepts(this.port);
      },
      {within: START_MS, what: 'starting the server', every: 15},
    );
  }

  /** Sends a signal to the process group and waits for its end. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined) return;
    this.#isEndWanted = true;
    const ended = once(child, 'exit').then(() => true);
    process.kill(-child.pid, signal);
    if (await Promise.race([ended, waitFor(STOP_MS).then(() => false)])) return;
    this.faults.push(`the server was still there ${STOP_MS / 1_000} s after ${signal}`);
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  /** Stops the process during a callback; it continues afterwards. */
  async stoppedDuring<Value>(work: () => Promise<Value>): Promise<Value> {
    const group = -this.pid;
    process.kill(group, 'SIGSTOP');
    try {
      return await work();
    } finally {
      process.kill(group, 'SIGCONT');
    }
  }

  /** Whether the server runs. */
  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** The resident memory in MiB. Linux only: from /proc. */
  get residentMib(): number {
    const [, kib = '0'] = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1_024;
  }

  /** The whole log: warnings and errors. */
  get log(): string {
    return existsSync(this.#logFile) ? readFileSync(this.#logFile, 'utf8') : '';
  }

  /** The end of the log. */
  get lastWords(): string {
    return this.log.slice(-1_500);
  }

  get #logFile(): string {
    return join(this.#folder, 'server.log');
  }

  async #dispose(): Promise<void> {
    await this.kill('SIGKILL');
    rmSync(this.#folder, {recursive: true, force: true});
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
