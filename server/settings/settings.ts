import type {z} from 'zod';
import {SettingsError, type SettingFault} from './settings-error.ts';
import {SETTINGS} from './settings.schema.ts';
import {misspellings} from './unknown-settings.ts';

/** Environment variables in the form of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Name = keyof typeof SETTINGS;

/** Every setting of the server, valid and typed, under the name of its environment variable. */
export type Settings = {readonly [Key in Name]: z.output<(typeof SETTINGS)[Key]['schema']>};

/**
 * Reads the settings. An empty variable counts as absent. Throws a SettingsError with every invalid setting, the
 * expected value, and every variable that looks like a misspelled setting.
 */
export const readSettings = (environment: Environment): Settings => {
  const faults: SettingFault[] = [];
  const entries = Object.entries(SETTINGS).map(([setting, {schema, preset, expected}]) => {
    const given = environment[setting]?.trim();
    const parsed = schema.safeParse(given === undefined || given === '' ? preset : given);
    if (!parsed.success) faults.push({setting, expected});
    return [setting, parsed.data] as const;
  });
  faults.push(...misspellings(environment));
  if (faults.length > 0) throw new SettingsError(faults);
  // The schema of each entry's name has parsed the entry above.
  return Object.fromEntries(entries) as Settings;
};
