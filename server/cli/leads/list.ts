import type {Settings} from '../../settings/settings.ts';
import {formatTable} from '../format-records.ts';
import type {Terminal} from '../run-command.ts';
import {readAllSubmissions} from './read-submissions.ts';

/** `list`: every submission, one line each. */
export const listLeads = async (
  settings: Settings,
  withSuperseded: boolean,
  {print}: Terminal,
): Promise<void> => {
  print(formatTable(await readAllSubmissions(settings, 'list', withSuperseded)));
};
