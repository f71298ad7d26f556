/** The time for which each kind of record is kept, in days. */
export type Retention = {
  /** The answers of quote requests and messages, unless they are erased earlier on request. */
  readonly answers: number;
  /** Health answers of saved questionnaires. */
  readonly health: number;
  /** Submissions that a person marked as spam; flagged submissions are kept like answers. */
  readonly held: number;
  /** Idempotency keys, which are needed as long as a client may repeat a request. */
  readonly keys: number;
  /** Records of deliveries, which are needed as long as somebody may check whether a notification arrived. */
  readonly deliveries: number;
  /** Evidence of consents. */
  readonly evidence: number;
  /** Evidence of consent to Marketplace help. */
  readonly marketplace: number;
  /** Records of who viewed which submission. */
  readonly accesses: number;
};

const YEAR = 365;

/**
 * The presets. Evidence: six years (claims under the TCPA lapse after four years; the Telemarketing Sales Rule
 * requires five, CMS six); evidence of Marketplace consents: ten years (45 CFR 155.220). The other presets are the
 * product's own: no longer than the records are useful.
 */
export const RETENTION: Retention = {
  answers: 3 * YEAR,
  health: YEAR,
  held: 90,
  keys: 30,
  deliveries: 90,
  evidence: 6 * YEAR,
  marketplace: 10 * YEAR,
  accesses: 6 * YEAR,
};

/** Reads `answers=730,held=30` as changes of the presets; undefined for any other text. */
export const parseRetention = (text: string): Retention | undefined => {
  const changed: Record<string, number> = {...RETENTION};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, name, days] = /^\s*(\w+)\s*=\s*([1-9]\d{0,4})\s*$/u.exec(part) ?? [];
    if (name === undefined || !Object.hasOwn(RETENTION, name)) return undefined;
    changed[name] = Number(days);
  }
  return {...RETENTION, ...changed};
};
