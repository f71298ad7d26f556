/** One wrong field: its dotted path, and what it should be. */
export type Problem = {
  readonly field: string;
  readonly expected: string;
};

/**
 * A file of the agency that must not be started with. `field` is the dotted path of the first wrong field,
 * `expected` what it should be; `message` lists every wrong field, one a line, ready for a terminal.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'agency-config';
  readonly field: string;
  readonly expected: string;

  constructor(file: string, problems: readonly Problem[], options?: ErrorOptions) {
    const lines = problems.map(({field, expected}) => `  ${field} ${expected}`);
    super(`The agency's file ${file} cannot be used:\n${lines.join('\n')}`, options);
    this.field = problems[0]?.field ?? '(file)';
    this.expected = problems[0]?.expected ?? 'should be valid';
  }
}
