import {mkdir, open, readdir, rename, rm} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {MAIL_TOPICS, type Channel} from './channel.ts';
import {FolderSync} from './folder-sync.ts';
import {emlOf, type MailHeads, mailMessage} from './mail-message.ts';

// Many deliveries share one disk sync.
const AT_ONCE = 32;

/** Returns the mail folder in a data folder. */
export const mailboxFolder = (dataDir: string): string => join(resolve(dataDir), 'mailbox');

/**
 * Delivers mail as files, for agencies without a mail server: `mailbox/<time>-<submission>.<topic>.eml`. The same
 * event always has the same file. A mail counts as delivered once the file is on the disk.
 */
export const createMailboxChannel = (dataDir: string, heads: MailHeads): Channel => {
  const folder = mailboxFolder(dataDir);
  const entries = new FolderSync(folder);
  return {
    name: 'mail',
    topics: MAIL_TOPICS,
    atOnce: AT_ONCE,
    deliver: async (event) => {
      const eml = await emlOf(mailMessage(event, {...heads, isUnsent: true}));
      const time = event.createdAt.replaceAll(/[:.]/gu, '-');
      await writeToMailbox(dataDir, `${time}-${event.id.replaceAll(':', '.')}.eml`, eml);
      await entries.sync();
    },
    retract: (submissionId) => removeFromMailbox(dataDir, submissionId),
  };
};

/** Removes the mails about a submission from the mailbox folder; a missing mail or folder is not an error. */
export const removeFromMailbox = async (dataDir: string, submissionId: string): Promise<void> => {
  const folder = mailboxFolder(dataDir);
  for (const name of await readdir(folder).catch(() => []))
    if (name.includes(submissionId)) await rm(join(folder, name), {force: true});
};

/** Writes a mail into the mailbox folder as `name` and replaces an earlier mail of that name. */
export const writeToMailbox = async (dataDir: string, name: string, eml: Buffer): Promise<void> => {
  const folder = mailboxFolder(dataDir);
  // Readable only by the account that runs the server.
  await mkdir(folder, {recursive: true, mode: 0o700});
  const file = join(folder, name);
  await writeDurably(`${file}.part`, eml);
  await rename(`${file}.part`, file);
};

const writeDurably = async (file: string, bytes: Buffer): Promise<void> => {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
