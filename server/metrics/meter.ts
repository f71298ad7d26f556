import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ACTS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/**
 * Collects the metrics of a running server for Prometheus. Label values come from short fixed lists and never
 * contain an address, a requested path, or a visitor's answer.
 */
export class Meter {
  readonly registry = new Registry();

  readonly requests = this.#histogram(
    'http_request_duration_seconds',
    'Requests by route, method and status',
    {
      labels: ['route', 'method', 'status'],
    },
  );
  readonly problems = this.#counter('problems_total', 'Error answers by code', ['code']);
  readonly submissions = this.#counter(
    'submissions_total',
    'Submissions by kind, how they were recorded, and whether they were flagged as spam (held)',
    ['kind', 'outcome', 'held'],
  );
  readonly proofs = this.#counter('proofs_total', 'Proofs of work received, by outcome', ['outcome']);
  readonly acts = this.#histogram(
    'store_act_duration_seconds',
    'From handing an act to the store until it is durable',
    {
      labels: ['act', 'outcome'],
    },
  );
  readonly commits = this.#histogram(
    'store_commit_duration_seconds',
    'A group of acts, its sync to disk included',
  );
  readonly commitSizes = this.#histogram('store_commit_acts', 'Acts in one commit', {buckets: ACTS});
  readonly deliveries = this.#histogram(
    'delivery_attempt_duration_seconds',
    'Delivery attempts, by channel and outcome',
    {
      labels: ['channel', 'outcome'],
    },
  );

  constructor() {
    collectDefaultMetrics({register: this.registry});
  }

  /** Adds a gauge whose value `collect` sets on each scrape. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (gauge: Gauge<Label>) => Promise<void>,
  ): void {
    // The constructor registers the gauge.
    const gauge: Gauge<Label> = new Gauge({
      name: `lamplight_${name}`,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect: () => collect(gauge),
    });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({
      name: `lamplight_${name}`,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
    });
  }

  #histogram<Label extends string = never>(
    name: string,
    help: string,
    {labels = [], buckets = SECONDS}: {labels?: readonly Label[]; buckets?: readonly number[]} = {},
  ): Histogram<Label> {
    return new Histogram({
      name: `lamplight_${name}`,
      help,
      labelNames: [...labels],
      buckets: [...buckets],
      registers: [this.registry],
    });
  }
}
