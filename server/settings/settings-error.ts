/** A setting with which the server cannot start. */
export type SettingFault = {readonly setting: string; readonly expected: string};

/** Settings in the environment are invalid, so the server does not start; names each invalid setting. */
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
