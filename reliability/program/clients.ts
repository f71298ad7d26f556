import {Agent, request} from 'node:http';
import type {Journal} from './journal.ts';
import type {Random} from './random.ts';
import {newSubmission, type OutgoingSubmission} from './submission.ts';
import {waitFor} from './wait.ts';

const ANSWER_MS = 15_000;
// The statuses after which a correct client retries; every other status except 201 is a fault.
const WORTH_ANOTHER_TRY = new Set([429, 502, 503, 504]);

/** The clients, the submissions and the server. */
export type ClientOptions = {
  readonly count: number;
  readonly random: Random;
  readonly journal: Journal;
  /** Returns the address for the next request, such as `http://127.0.0.1:3000`. */
  readonly origin: () => string;
  /** The pause between bursts of one to four submissions, in milliseconds. */
  readonly pauseMs?: number;
  /** The time limit for the retries of one submission, in milliseconds. */
  readonly patienceMs?: number;
};

type Answer = {readonly status: number; readonly body: string};

/**
 * Runs clients that behave like the forms: each submission has a key and is sent under this key until it is
 * acknowledged, and sometimes once more.
 */
export class Clients {
  readonly #options: ClientOptions;
  readonly #agent: Agent;
  #isStopping = false;
  #isDeaf = false;
  #isAbandoned = false;
  readonly #unanswered: OutgoingSubmission[] = [];
  #loops: readonly Promise<void>[] = [];

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#agent = new Agent({keepAlive: true, maxSockets: options.count});
  }

  /** Starts to send; unacknowledged submissions of an earlier client first. */
  start(unanswered: readonly OutgoingSubmission[] = []): void {
    this.#loops = [
      ...unanswered.map((submission) => this.deliver(submission)),
      ...Array.from({length: this.#options.count}, () => this.#run()),
    ];
  }

  /** Starts no new submissions; resolves after all started submissions are acknowledged or given up. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#loops);
    this.#agent.destroy();
  }

  /** Ignores all further answers, as if they were lost; sending continues. */
  stopListening(): void {
    this.#isDeaf = true;
  }

  /** Stops immediately. Returns the unacknowledged submissions: their senders would send them again. */
  async abandon(): Promise<readonly OutgoingSubmission[]> {
    this.#isStopping = true;
    this.#isAbandoned = true;
    this.#agent.destroy();
    await Promise.all(this.#loops);
    return this.#unanswered;
  }

  async #run(): Promise<void> {
    const {random, pauseMs = 60} = this.#options;
    while (!this.#isStopping) {
      for (let left = random.between(1, 4); left > 0 && !this.#isStopping; left -= 1) {
        const submission = newSubmission(random);
        await this.deliver(submission);
        if (random.happens(0.03)) await this.deliver(submission);
      }
      await waitFor(random.between(0, 2 * pauseMs));
    }
  }

  /** Sends one submission until it is acknowledged. Giving up is a fault in the journal. */
  async deliver(submission: OutgoingSubmission): Promise<void> {
    const {journal, random, patienceMs = 120_000} = this.#options;
    const end = Date.now() + patienceMs;
    while (Date.now() < end) {
      if (this.#isAbandoned) {
        this.#unanswered.push(submission);
        return;
      }
      journal.sending(submission.key, submission.kind);
      const answer = await this.#send(submission).catch((error: unknown) => codeOf(error));
      journal.ended(typeof answer === 'string' ? answer : `${answer.status}`);
      if (typeof answer !== 'string' && !this.#isDeaf) {
        if (answer.status === 201) {
          journal.acknowledge(submission.key, (JSON.parse(answer.body) as {id: string}).id);
          return;
        }
        if (!WORTH_ANOTHER_TRY.has(answer.status)) {
          journal.faults.push(`${submission.path} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
          return;
        }
      }
      await waitFor(random.between(30, 150));
    }
    journal.faults.push(`${submission.key} was not acknowledged within ${patienceMs / 1_000} s`);
  }

  #send({path, key, body}: OutgoingSubmission): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#options.origin()}${path}`, {
        method: 'POST',
        agent: this.#agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': key,
        },
      });
      const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), ANSWER_MS);
      sent.on('close', () => clearTimeout(timer));
      sent.on('error', reject);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          // A connection that breaks during an answer has not answered.
          if (response.complete)
            resolve({status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString()});
          else reject(new Error('the answer broke off'));
        });
      });
      sent.end(body);
    });
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : 'error';
