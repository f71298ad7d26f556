/** How long each kind of record is kept, in days. */
export type Retention = {
  /** The answers of quote requests and messages, unless somebody erases them earlier. */
  readonly answers: number;
  /** Health answers of saved questionnaires. */
  readonly health: number;
  /** What somebody has looked at and called spam; what only looks like it is kept like answers. */
  readonly held: number;
  /** Keys of sends: as long as a client may come back with one. */
  readonly keys: number;
  /** That something was told, and how: of no use once nobody asks any more whether it arrived. */
  readonly deliveries: number;
  /** Evidence of consents. */
  readonly evidence: number;
  /** Evidence of consent to Marketplace help. */
  readonly marketplace: number;
  /** Who looked at what. */
  readonly accesses: number;
};

const YEAR = 365;

/**
 * The presets. Evidence: six years (TCPA claims lapse after four, the Telemarketing Sales Rule asks for five, CMS for six),
 * Marketplace consents ten (45 CFR 155.220). The rest is ours: no longer than it is of use.
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

/** Reads `answers=730,held=30` over the presets; undefined when it says something else. */
export const parseRetention = (text: string): Retention | undefined => {
  const changed: Record<string, number> = {...RETENTION};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, name, days] = /^\s*(\w+)\s*=\s*([1-9]\d{0,4})\s*$/u.exec(part) ?? [];
    if (name === undefined || !Object.hasOwn(RETENTION, name)) return undefined;
    changed[name] = Number(days);
  }
  return {...RETENTION, ...changed};
};
