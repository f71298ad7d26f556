/** The body of the thread that owns the SQLite file: the store's own loop, with every act that this server performs. */
import {serveStore} from '../storage/sqlite/serve-store.ts';
import {acts} from './acts.ts';

serveStore(acts);
