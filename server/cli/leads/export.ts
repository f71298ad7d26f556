import type {Settings} from '../../settings/settings.ts';
import type {Selection} from '../../submission/selection.ts';
import {writeOutputFile, type Output} from '../output-file.ts';
import {PartialError} from '../partial-error.ts';
import {RECORD_FORMATS} from '../record-formats.ts';
import {readSubmissions} from './read-submissions.ts';

type Options = {
  readonly format: keyof typeof RECORD_FORMATS;
  /** The path of the file; standard output if undefined. */
  readonly out: string | undefined;
  readonly selection: Selection;
};

/**
 * `export`: writes the selected submissions with all their answers. Throws PartialError with the submissions that
 * cannot be decrypted.
 */
export const exportLeads = async (
  settings: Settings,
  {format, out, selection}: Options,
  terminal: Output,
): Promise<void> => {
  let partial: PartialError | undefined;
  const write = async (output: Output): Promise<void> => {
    const {begin, record, end} = RECORD_FORMATS[format];
    let isEmpty = true;
    await output.write(begin);
    try {
      await readSubmissions(settings, {command: `export ${format}`, selection}, async (records) => {
        const isFirst = isEmpty;
        isEmpty = false;
        await output.write(records.map((each, at) => record(each, isFirst && at === 0)).join(''));
      });
    } catch (error) {
      // The readable records make a complete file.
      if (!(error instanceof PartialError)) throw error;
      partial = error;
    }
    await output.write(end(isEmpty));
  };
  await (out === undefined ? write(terminal) : writeOutputFile(out, write));
  if (partial !== undefined) throw partial;
};
