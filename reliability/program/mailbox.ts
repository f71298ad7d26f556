import {existsSync, readdirSync} from 'node:fs';
import {mailboxFolder} from '../../server/delivery/mailbox-channel.ts';

const EML = /^[\d\-TZ]+?-(?<submission>[0-9a-f]{8}-[0-9a-f-]{27})\.(?<topic>[a-z.]+)\.eml$/u;

/** Lists the ids of the events whose mails are in a data folder's mailbox. */
export const mailedIds = (dataDir: string): ReadonlySet<string> => {
  const folder = mailboxFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    names.flatMap((name) => {
      const {submission, topic} = EML.exec(name)?.groups ?? {};
      return submission === undefined ? [] : [`${submission}:${topic}`];
    }),
  );
};
