/** A page configured an element with an invalid value. The element uses the default. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'config';

  constructor(widget: string, attribute: string, expected: string, actual: string | null) {
    super(`lamplight-${widget}: ${attribute}="${actual}" - expected ${expected}`);
  }
}
