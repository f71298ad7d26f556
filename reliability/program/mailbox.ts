import {existsSync, readdirSync} from 'node:fs';
import {mailboxFolder} from '../../server/delivery/mailbox-channel.ts';

// Notifications of one topic about one submission, such as the desk's digests, end with a number.
const EML =
  /^[\d\-TZ]+?-(?<submission>[0-9a-f]{8}-[0-9a-f-]{27})\.(?<topic>[a-z.]+?)(?:\.(?<number>\d+))?\.eml$/u;

/** Lists the ids of the events whose mails are in a data folder's mailbox. */
export const mailedIds = (dataDir: string): ReadonlySet<string> => {
  const folder = mailboxFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    names.flatMap((name) => {
      const {submission, topic, number} = EML.exec(name)?.groups ?? {};
      if (submission === undefined) return [];
      return [`${submission}:${topic}${number === undefined ? '' : `:${number}`}`];
    }),
  );
};
