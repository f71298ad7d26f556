import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {z} from 'zod';
import {parseAs} from '../../../agency/read-json.ts';
import type {PremiumYear} from '../../../insurance/premiums/premium-years.ts';
import {CommandError} from '../command-error.ts';

/** The file that the rules read in the browser and on the server. */
export const priceFile = fileURLToPath(
  new URL('../../../insurance/premiums/texas-premiums.json', import.meta.url),
);

const AREAS = 27;
const amount = z.number().positive();

const YearSchema = z.strictObject({
  year: z.int().min(2020).max(2100),
  benchmark: z.array(amount).length(AREAS),
  lowestBronze: z.array(amount.nullable()).length(AREAS),
  source: z.string().min(1),
  confidence: z.enum(['primary', 'single']),
  checkedOn: z.iso.date(),
  nextReview: z.iso.date(),
});

const FileSchema = z.array(YearSchema).min(1);

/** Reads the known years, the newest first. */
export const readPriceFile = (file: string): readonly PremiumYear[] => {
  try {
    return parseAs(FileSchema, JSON.parse(readFileSync(file, 'utf8')), file);
  } catch (error) {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/** Writes the known years and one more, newest first. The file is replaced atomically. */
export const writePriceFile = (file: string, years: readonly PremiumYear[], added: PremiumYear): void => {
  const all = [added, ...years.filter(({year}) => year !== added.year)].toSorted((a, b) => b.year - a.year);
  const text = `${JSON.stringify(parseAs(FileSchema, all, file), undefined, 2)}\n`;
  try {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new CommandError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};
