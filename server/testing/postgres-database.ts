import {Client} from 'pg';

/** Returns the address of another database of the same cluster. */
export const databaseOf = (cluster: string, name: string): string => {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs one statement on a separate connection. */
export const runStatement = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
