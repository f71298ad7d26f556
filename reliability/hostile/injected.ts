import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Lists the mails in the mailbox of a data folder that have unexpected headers. */
export const injectedHeadsIn = (dataDir: string): readonly string[] => {
  const folder = join(dataDir, 'mailbox');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.eml'),
  );
  return mails.flatMap((name) => {
    const [heads = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n', 1);
    return /^(?:bcc|cc|mail from|x-injected)\b/imu.test(heads)
      ? [`${name} has a head that was injected`]
      : [];
  });
};

/** Lists the cells of a CSV text that a spreadsheet would calculate. Cells are all in quotes, and quotes within are doubled. */
export const formulasIn = (csv: string): readonly string[] => {
  const cells = csv.matchAll(/(?<=^\uFEFF?|,|\n)"((?:[^"]|"")*)"(?=,|\r?\n|$)/gu);
  return [...cells]
    .map(([, cell = '']) => cell)
    .filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/u.test(cell))
    .map((cell) => `a spreadsheet would compute ${JSON.stringify(cell.slice(0, 40))}`);
};
