/** Runs the thread that owns the SQLite file, with every act of this server. */
import {serveStore} from '../storage/sqlite/serve-store.ts';
import {acts} from './acts.ts';

serveStore(acts);
