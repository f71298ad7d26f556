/** The entry of the thread that runs the server's SQLite stores. */
export const STORE_THREAD = new URL('store-thread.ts', import.meta.url);
