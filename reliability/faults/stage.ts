import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Place} from '../program/check-store.ts';
import {Database} from '../program/database.ts';
import {Receiver} from '../program/receiver.ts';
import {ServerProcess} from '../program/server-process.ts';
import {MailServer} from './mail-server.ts';
import type {Scope} from './scope.ts';
import {SmallDisk} from './small-disk.ts';

const PRELOAD = fileURLToPath(new URL('preload.ts', import.meta.url));

/** The environment of a fault. */
export type Needs = {
  readonly store?: 'postgres';
  /** Mail goes to a mail server instead of the mailbox folder. */
  readonly mail?: true;
  /** The data folder is on its own small disk. */
  readonly disk?: true;
  readonly environment?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
};

/** Everything that a fault can affect. */
export class Stage {
  readonly scope: Scope;
  readonly place: Place;
  readonly server: ServerProcess;
  readonly receiver: Receiver;
  readonly mail: MailServer | undefined;
  readonly #database: Database | undefined;
  readonly #disk: SmallDisk | undefined;
  readonly #clockFile: string;
  readonly #options: {environment: Readonly<Record<string, string>>; nodeOptions: readonly string[]};

  private constructor(parts: {
    scope: Scope;
    place: Place;
    server: ServerProcess;
    receiver: Receiver;
    mail: MailServer | undefined;
    database: Database | undefined;
    disk: SmallDisk | undefined;
    clockFile: string;
    options: {environment: Readonly<Record<string, string>>; nodeOptions: readonly string[]};
  }) {
    this.scope = parts.scope;
    this.place = parts.place;
    this.server = parts.server;
    this.receiver = parts.receiver;
    this.mail = parts.mail;
    this.#database = parts.database;
    this.#disk = parts.disk;
    this.#clockFile = parts.clockFile;
    this.#options = parts.options;
  }

  /** Sets everything up and starts the server. */
  static async set(scope: Scope, needs: Needs): Promise<Stage> {
    const base = mkdtempSync(join(tmpdir(), 'lamplight-fault-'));
    scope.atEnd(() => rmSync(base, {recursive: true, force: true}));
    const clockFile = join(base, 'clock');
    writeFileSync(clockFile, '0');
    const disk = needs.disk ? SmallDisk.create(scope) : undefined;
    const database = needs.store ? await Database.start(scope) : undefined;
    const mail = needs.mail ? await MailServer.start(scope) : undefined;
    const receiver = await Receiver.start(scope);
    const place = {DATA_DIR: join(disk?.folder ?? base, 'data'), DATABASE_URL: database?.url ?? ''};
    const options = {
      environment: {
        ...place,
        ...receiver.environment,
        ...mail?.environment,
        FAULT_CLOCK: clockFile,
        ...needs.environment,
      },
      nodeOptions: ['--import', PRELOAD, ...(needs.nodeOptions ?? [])],
    };
    const server = await ServerProcess.create(scope, options);
    await server.start();
    return new Stage({scope, place, server, receiver, mail, database, disk, clockFile, options});
  }

  /** A second server on the same store, not started yet. */
  async another(): Promise<ServerProcess> {
    return await ServerProcess.create(this.scope, this.#options);
  }

  /** The database. Throws where the fault did not ask for one. */
  get database(): Database {
    return given(this.#database, 'database');
  }

  /** The small disk. Throws where the fault did not ask for one. */
  get disk(): SmallDisk {
    return given(this.#disk, 'disk');
  }

  /** Sets the error of the server's clock, in milliseconds. */
  setClock(ms: number): void {
    this.receiver.expectClockError(ms);
    writeFileSync(this.#clockFile, `${ms}`);
  }
}

const given = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`this fault did not ask for a ${what}`);
  return value;
};
