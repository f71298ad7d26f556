import {MS_PER_HOUR} from '../../insurance/calendar/duration.ts';
import type {Channel} from './channel.ts';

/** Counts the deliveries of a channel in the last hour, in this process. */
export class HourlyCeiling {
  readonly #perHour: number;
  readonly #now: () => Date;
  #delivered: number[] = [];

  constructor({perHour = Infinity}: Pick<Channel, 'perHour'>, now: () => Date) {
    this.#perHour = perHour;
    this.#now = now;
  }

  /** Returns the number of further deliveries that are allowed now. */
  get room(): number {
    if (this.#perHour === Infinity) return Infinity;
    const now = this.#now().getTime();
    // A count with a future time was made by a clock that has since been set back.
    this.#delivered = this.#delivered.filter((at) => at <= now && at > now - MS_PER_HOUR);
    return this.#perHour - this.#delivered.length;
  }

  /** Counts deliveries that are made now. */
  add(count: number): void {
    if (this.#perHour === Infinity) return;
    const now = this.#now().getTime();
    for (let each = 0; each < count; each += 1) this.#delivered.push(now);
  }
}
