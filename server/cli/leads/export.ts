import {writeFileSync} from 'node:fs';
import type {Settings} from '../../settings/settings.ts';
import {formatCsv, formatJson} from '../format-records.ts';
import type {Terminal} from '../run-command.ts';
import {UsageError} from '../usage-error.ts';
import {readAllSubmissions} from './read-submissions.ts';

type Options = {
  readonly format: string | undefined;
  /** The file; the terminal without it. */
  readonly out: string | undefined;
  readonly withSuperseded: boolean;
};

/** `export`: every submission with all that was said, as JSON or CSV. A file is its owner's only. */
export const exportLeads = async (
  settings: Settings,
  {format, out, withSuperseded}: Options,
  {print}: Terminal,
): Promise<void> => {
  if (format !== 'json' && format !== 'csv')
    throw new UsageError('"export" needs --format json or --format csv.');
  const records = await readAllSubmissions(settings, `export ${format}`, withSuperseded);
  const text = format === 'json' ? formatJson(records) : formatCsv(records);
  if (out === undefined) print(text);
  else writeFileSync(out, `${text}\n`, {mode: 0o600});
};
