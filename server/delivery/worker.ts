import {randomUUID} from 'node:crypto';
import type {Logger} from 'pino';
import {MS_PER_HOUR} from '../../insurance/calendar/duration.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Store} from '../storage/store.ts';
import {type Backoff, LONGEST_WAIT_MS, waitMs} from './backoff.ts';
import type {Channel} from './channel.ts';
import {claimAct, type Claimed} from './claim.act.ts';
import {dispatchAct} from './dispatch.act.ts';
import {LEASE_MS, momentsOf} from './due.ts';
import {errorText} from './error-text.ts';
import {HourlyCeiling} from './hourly-ceiling.ts';
import {isWorkDue} from './is-work-due.ts';
import {Pace} from './pace.ts';
import type {EventReader} from './read-event.ts';
import {type Outcome, settleAct} from './settle.act.ts';

/**
 * The time limit of an attempt in milliseconds; well within the lease, so that the worker that holds the lease
 * records the outcome.
 */
const SEND_LIMIT_MS = 40_000;

const DISPATCH_AT_ONCE = 50;

// A batch of this size does not noticeably delay a visitor's request.
const AT_ONCE_AMONG_VISITORS = 4;

/** The dependencies of a worker. */
export type WorkerParts = {
  readonly store: Store;
  readonly channels: readonly Channel[];
  readonly readEvent: EventReader;
  readonly backoff: Backoff;
  readonly now: () => Date;
  readonly log: Logger;
  /** Called after every attempt, for the metrics. */
  readonly onAttempt?: (attempt: {
    readonly channel: Channel['name'];
    readonly outcome: Outcome['outcome'];
    readonly ms: number;
  }) => void;
  readonly sendLimitMs?: number;
  /** The interval of checks of an empty outbox. */
  readonly pollMs?: number;
  /**
   * Returns the number of requests that the process has received. Deliveries wait while the process answers many
   * requests.
   */
  readonly requests?: () => number;
};

type Settled = Outcome & {readonly outboxId: string};

/**
 * Delivers the outbox through every channel, each channel in a separate loop, so that a mail server that hangs
 * does not delay the webhook. Any number of workers in any number of processes may share a store. Delivery is at
 * least once: after a crash between delivery and record, an event is delivered again under the same id.
 */
export class DeliveryWorker {
  readonly #parts: WorkerParts;
  readonly #stopping = new AbortController();
  readonly #cutting = new AbortController();
  readonly #full = new Set<Channel['name']>();
  readonly #fullLoggedAt = new Map<Channel['name'], number>();
  #loops: readonly Promise<void>[] = [];

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** Starts the worker. Events that an earlier process left pending are delivered first. */
  start(): void {
    this.#loops = this.#parts.channels.map((channel) => this.#run(channel));
  }

  /**
   * Stops claiming, and lets current attempts end within the time limit. Then aborts the remaining attempts, which
   * are retried later.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    const cut = setTimeout(() => this.#cutting.abort(), graceMs);
    await Promise.all(this.#loops);
    clearTimeout(cut);
  }

  /** Returns whether deliveries of a channel wait because the channel has reached the limit for the last hour. */
  isFull(channel: Channel['name']): boolean {
    return this.#full.has(channel);
  }

  async #run(channel: Channel): Promise<void> {
    const ceiling = new HourlyCeiling(channel, this.#parts.now);
    const pace = new Pace(this.#stopping.signal, this.#parts);
    while (!this.#stopping.signal.aborted) {
      try {
        const didWork = await this.#step(channel, ceiling, pace.isGivingWay);
        await (didWork ? pace.afterWork() : pace.afterNothing());
      } catch (error) {
        // An unavailable store has logged the error; the loop retries at longer intervals.
        if (!isUnavailable(error))
          this.#parts.log.error({err: error, channel: channel.name}, 'deliveries failed; the server retries');
        await pace.afterFault();
      }
    }
  }

  // Returns whether there was any work.
  async #step(channel: Channel, ceiling: HourlyCeiling, isGivingWay: boolean): Promise<boolean> {
    const {store, now} = this.#parts;
    const moments = momentsOf(now());
    // Reads first, because a claim takes the write lock and would delay submissions every second.
    if (!(await isWorkDue(store, channel.name, moments))) return false;
    if (this.#stopping.signal.aborted) return false;
    const {room} = ceiling;
    this.#noteFull(channel, room <= 0);
    if (room <= 0) return false;
    const lease = randomUUID();
    const channels = await this.#wanted();
    // Acts of the same turn share a commit.
    const [dispatched, claimed] = await Promise.all([
      store.perform(dispatchAct, {
        ...moments,
        channels: channels.map(({name, topics}) => ({name, topics})),
        limit: DISPATCH_AT_ONCE,
      }),
      store.perform(claimAct, {
        ...moments,
        channel: channel.name,
        lease,
        leasedUntil: new Date(now().getTime() + LEASE_MS).toISOString(),
        // Claimed deliveries start immediately and run concurrently, so that no lease runs while the delivery
        // waits.
        limit: Math.min(room, channel.atOnce, isGivingWay ? AT_ONCE_AMONG_VISITORS : Infinity),
      }),
    ]);
    if (claimed.length === 0) return dispatched > 0;
    const settled = await Promise.all(claimed.map((each) => this.#attempt(channel, each)));
    ceiling.add(settled.filter(({outcome}) => outcome === 'delivered').length);
    const erased = await this.#settle(channel, lease, settled);
    for (const {submissionId} of claimed.filter(({outboxId}) => erased.includes(outboxId)))
      await channel.retract?.(submissionId);
    // The keys cannot be used, or the store only sometimes: the same deliveries would be claimed again at once, with a line in the log each time.
    if (settled.every(({outcome}) => outcome === 'release')) throw new StorageUnavailableError(undefined);
    return true;
  }

  async #wanted(): Promise<readonly Channel[]> {
    const {channels} = this.#parts;
    const answers = await Promise.all(channels.map(async (channel) => (await channel.isWanted?.()) ?? true));
    return channels.filter((_channel, index) => answers[index]);
  }

  // Logs at most once an hour. Deliveries continue one by one as the counted deliveries become older than an hour.
  #noteFull({name, perHour}: Channel, isFull: boolean): void {
    if (isFull) this.#full.add(name);
    else this.#full.delete(name);
    const {log, now} = this.#parts;
    const at = now().getTime();
    if (!isFull || Math.abs(at - (this.#fullLoggedAt.get(name) ?? -Infinity)) < MS_PER_HOUR) return;
    this.#fullLoggedAt.set(name, at);
    log.error({channel: name, perHour}, 'the limit of mails per hour is reached; further mails wait');
  }

  async #attempt(channel: Channel, claimed: Claimed): Promise<Settled> {
    const {log, onAttempt} = this.#parts;
    const began = performance.now();
    const end = await this.#deliver(channel, claimed);
    const ms = Math.round(performance.now() - began);
    const facts = {event: claimed.outboxId, channel: channel.name, attempts: claimed.attempts, ms};
    if ('error' in end) log.warn({...facts, outcome: end.outcome, reason: end.error}, 'not delivered');
    else log.info({...facts, outcome: end.outcome}, 'delivery');
    onAttempt?.({channel: channel.name, outcome: end.outcome, ms});
    return {...end, outboxId: claimed.outboxId};
  }

  async #deliver(channel: Channel, claimed: Claimed): Promise<Outcome> {
    const {readEvent, backoff, now, sendLimitMs = SEND_LIMIT_MS} = this.#parts;
    const signal = AbortSignal.any([this.#cutting.signal, AbortSignal.timeout(sendLimitMs)]);
    try {
      const event = await readEvent(claimed);
      if (!event) return {outcome: 'cancelled'};
      if ('postponedMs' in event) {
        // A later time would count as that of a wrong clock: see `Moments.horizon`. Quiet hours can last longer, and are read again.
        const wait = Math.min(event.postponedMs, LONGEST_WAIT_MS);
        return {outcome: 'postpone', dueAt: new Date(now().getTime() + wait).toISOString()};
      }
      const isLast = claimed.attempts >= backoff.attempts;
      await untilAborted(channel.deliver(event, signal, isLast), signal);
      return {outcome: 'delivered'};
    } catch (error) {
      // A stop or an unavailable store says nothing about the receiver.
      if (this.#cutting.signal.aborted || isUnavailable(error)) return {outcome: 'release'};
      if (claimed.attempts >= backoff.attempts) return {outcome: 'parked', error: errorText(error)};
      const wait = Math.max(waitMs(claimed.attempts, backoff), retryAfterMsOf(error));
      const dueAt = new Date(now().getTime() + wait).toISOString();
      return {outcome: 'retry', error: errorText(error), dueAt};
    }
  }

  // Retries until the outcome is recorded: otherwise, a short failure of the store would cause a second delivery.
  async #settle(channel: Channel, lease: string, settled: readonly Settled[]): Promise<readonly string[]> {
    const {store, now} = this.#parts;
    const pace = new Pace(this.#stopping.signal);
    const until = performance.now() + LEASE_MS - SEND_LIMIT_MS;
    for (;;) {
      try {
        return await store.perform(settleAct, {
          channel: channel.name,
          lease,
          now: now().toISOString(),
          settled,
        });
      } catch (error) {
        if (this.#stopping.signal.aborted || performance.now() > until) throw error;
        await pace.afterFault();
      }
    }
  }
}

// A channel that ignores the signal must not block the loop.
const untilAborted = async (delivery: Promise<void>, signal: AbortSignal): Promise<void> => {
  const {promise, reject} = Promise.withResolvers<never>();
  const end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('cut'));
  signal.addEventListener('abort', end, {once: true});
  try {
    await Promise.race([delivery, promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
};

const retryAfterMsOf = (error: unknown): number =>
  error instanceof Error && 'retryAfterMs' in error && typeof error.retryAfterMs === 'number'
    ? Math.min(error.retryAfterMs, LONGEST_WAIT_MS)
    : 0;

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'unavailable';
