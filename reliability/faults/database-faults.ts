import {Client} from 'pg';
import {waitFor} from '../program/wait.ts';
import {type Fault, secondServer} from './fault.ts';

const needs = {store: 'postgres'} as const;
const CUT_SERVER =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lamplight'";

const connected = async (url: string): Promise<Client> => {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** Faults of a server with a PostgreSQL database. */
export const databaseFaults: readonly Fault[] = [
  {
    name: 'database stopped and started',
    needs,
    isQuick: true,
    felt: 'submissions',
    inflict: async ({database}) => {
      await database.stop('SIGINT');
      return () => database.start();
    },
  },
  {
    name: 'database crashes and recovers',
    needs,
    felt: 'submissions',
    inflict: async ({database}) => {
      await database.stop('SIGKILL');
      return () => database.start();
    },
  },
  {
    name: 'database turns read-only, as a standby is',
    needs,
    felt: 'submissions',
    lastsMs: 2_500,
    inflict: async ({database}) => {
      await database.run(['alter system set default_transaction_read_only = on', 'select pg_reload_conf()']);
      return () =>
        database.run([
          'set default_transaction_read_only = off',
          'alter system reset default_transaction_read_only',
          'select pg_reload_conf()',
        ]);
    },
  },
  {
    name: 'every connection cut, ten times',
    needs,
    // A cut between two submissions fails none: the pool opens another connection.
    felt: 'counted',
    inflict: async ({database}) => {
      const admin = await connected(database.url);
      let cut = 0;
      for (let times = 0; times < 10; times += 1) {
        cut += (await admin.query(CUT_SERVER)).rowCount ?? 0;
        await waitFor(150);
      }
      await admin.end();
      if (cut === 0) throw new Error('the server had no connection to cut');
      return () => {};
    },
  },
  {
    name: 'no connection left',
    needs,
    felt: 'submissions',
    lastsMs: 4_000,
    inflict: async ({database}) => {
      const admin = await connected(database.url);
      const others: Client[] = [];
      // The server's connections are cut repeatedly while other clients take all connections.
      for (let round = 0; round < 40; round += 1) {
        const {rowCount} = await admin.query(CUT_SERVER);
        const taken = await Promise.allSettled(Array.from({length: 20}, () => connected(database.url)));
        others.push(...taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
        if (rowCount === 0 && taken.every(({status}) => status === 'rejected')) break;
      }
      return async () => {
        await Promise.all([admin, ...others].map((other) => other.end()));
      };
    },
  },
  {
    name: 'a table locked by somebody else',
    needs,
    felt: 'submissions',
    lastsMs: 4_000,
    inflict: async ({database}) => {
      const {promise, resolve} = Promise.withResolvers<void>();
      const lock = database.run(['begin', 'lock table submission in access exclusive mode'], () => promise);
      await waitFor(200);
      return async () => {
        resolve();
        await lock;
      };
    },
  },
  {
    name: 'two servers with one database and one outbox',
    needs,
    felt: secondServer,
    lastsMs: 4_000,
    inflict: async (stage) => {
      const other = await stage.another();
      await other.start();
      return () => other.kill('SIGTERM');
    },
  },
];
