/** An invalid field: its dotted path, and the expectation. */
export type Problem = {
  readonly field: string;
  readonly expected: string;
};

/**
 * An invalid file of the agency, which prevents the start. `field` is the dotted path of the first invalid field, `expected` the
 * expectation; `message` lists every invalid field, one a line, for a terminal.
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
