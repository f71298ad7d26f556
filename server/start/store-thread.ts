/** The thread that owns the SQLite file: the store's loop with every act of this server. */
import {serveStore} from '../storage/sqlite/serve-store.ts';
import {acts} from './acts.ts';

serveStore(acts);
