import {existsSync, readdirSync} from 'node:fs';
import {mailboxFolder} from '../mailbox-channel.ts';

export {mailboxFolder} from '../mailbox-channel.ts';

/** Lists the file names of the mails in the mailbox of a test's server. */
export const mailsIn = (dataDir: string): readonly string[] => {
  const folder = mailboxFolder(dataDir);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
};
