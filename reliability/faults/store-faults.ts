import {renameSync} from 'node:fs';
import {join} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {databaseFile} from '../../server/storage/sqlite/open.ts';
import {waitFor} from '../program/wait.ts';
import {type Fault, secondServer} from './fault.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Faults of a server with its own SQLite file. */
export const storeFaults: readonly Fault[] = [
  {
    name: 'disk full',
    needs: {disk: true},
    isQuick: true,
    felt: 'submissions',
    lastsMs: 3_000,
    inflict: ({disk}) => {
      disk.fill();
      // The server first uses up the space of its write-ahead log.
      const again = setInterval(() => disk.fill(), 100);
      return () => {
        clearInterval(again);
        disk.empty();
      };
    },
  },
  {
    name: 'file system turns read-only after an error',
    needs: {disk: true},
    felt: 'submissions',
    inflict: ({disk}) => {
      disk.failReadOnly();
      return () => disk.repair();
    },
  },
  {
    name: 'data folder gone for a moment',
    isQuick: true,
    felt: 'submissions',
    inflict: ({place: {DATA_DIR}}) => {
      renameSync(DATA_DIR, `${DATA_DIR}-away`);
      return () => renameSync(`${DATA_DIR}-away`, DATA_DIR);
    },
  },
  {
    name: 'database file gone for a moment',
    felt: 'submissions',
    inflict: ({place: {DATA_DIR}}) => {
      const parts = ['', '-wal', '-shm'].map((part) => `${databaseFile(DATA_DIR)}${part}`);
      for (const part of parts) renameSync(part, `${part}.away`);
      return () => {
        for (const part of parts) renameSync(`${part}.away`, part);
      };
    },
  },
  {
    name: 'key file gone for a moment',
    felt: {unfelt: 'a running server has its keys in memory'},
    inflict: ({place: {DATA_DIR}}) => {
      const file = join(DATA_DIR, 'data.keys');
      renameSync(file, `${file}.away`);
      return () => renameSync(`${file}.away`, file);
    },
  },
  {
    name: 'database locked by another program',
    felt: 'submissions',
    // Longer than the store waits for a lock.
    lastsMs: 12_000,
    inflict: ({place: {DATA_DIR}}) => {
      const other = new DatabaseSync(databaseFile(DATA_DIR), {timeout: 5_000});
      other.exec('begin immediate');
      return () => {
        other.exec('rollback');
        other.close();
      };
    },
  },
  {
    name: "the store's thread dies",
    isQuick: true,
    // A thread that dies between two submissions fails none: the next submission starts another thread.
    felt: {logged: 'the fault ended a thread'},
    inflict: async ({server}) => {
      for (let times = 0; times < 5; times += 1) {
        process.kill(server.pid, 'SIGUSR2');
        await waitFor(200);
      }
      return () => {};
    },
  },
  {
    name: 'clock jumps a day ahead and back',
    isQuick: true,
    felt: {clockMs: DAY_MS},
    inflict: (stage) => {
      stage.setClock(DAY_MS);
      return () => stage.setClock(0);
    },
  },
  {
    name: 'clock jumps a day back',
    felt: {clockMs: -DAY_MS},
    inflict: (stage) => {
      stage.setClock(-DAY_MS);
      return () => stage.setClock(-DAY_MS);
    },
  },
  {
    name: 'machine stands still for three seconds',
    felt: 'submissions',
    lastsMs: 3_000,
    inflict: ({server}) => {
      process.kill(server.pid, 'SIGSTOP');
      return () => void process.kill(server.pid, 'SIGCONT');
    },
  },
  {
    name: 'little memory',
    felt: {unfelt: 'the heap has its limit from the start; the server must not die of it'},
    needs: {nodeOptions: ['--max-old-space-size=64']},
    inflict: () => () => {},
    lastsMs: 6_000,
  },
  {
    name: 'SIGTERM under load, and a start',
    isQuick: true,
    felt: 'submissions',
    inflict: async ({server}) => {
      await server.kill('SIGTERM');
      return () => server.start();
    },
  },
  {
    name: 'two servers with one store and one outbox',
    felt: secondServer,
    lastsMs: 4_000,
    inflict: async (stage) => {
      const other = await stage.another();
      await other.start();
      return () => other.kill('SIGTERM');
    },
  },
];
