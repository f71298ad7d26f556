/** One setting that the server cannot start with. */
export type SettingFault = {readonly setting: string; readonly expected: string};

/** Thrown at the start when settings in the environment are invalid; names each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly code = 'settings';
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[]) {
    const lines = faults.map(({setting, expected}) => `  ${setting} ${expected}`);
    super(`The server cannot start with these settings:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}
