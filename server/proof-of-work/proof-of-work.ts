import {randomInt} from 'node:crypto';
import {createChallenge, verifySolution} from 'altcha-lib';
import {deriveKey} from 'altcha-lib/algorithms/sha';
import {type RateLimiterAbstract, RateLimiterRes} from 'rate-limiter-flexible';
import {ProofChallengeSchema} from '../../contract/problem.schema.ts';
import type {ProofChallenge} from '../../contract/problem.ts';
import type {DataKey} from '../keys/data-key.ts';
import type {Keys} from '../keys/keys.ts';
import {readSolution} from './solution.schema.ts';

/**
 * The time for which a challenge is valid, in seconds. A slow phone with the page in the background needs this
 * long.
 */
export const PROOF_SECONDS = 300;

/**
 * The upper limit of the solution. On average, a browser needs half as many hashes: a tenth of a second on a
 * desktop, one or two seconds on a slow phone.
 */
const MAX_COUNTER = 100_000;

type Parts = {
  readonly keys: Pick<Keys, 'ring'>;
  readonly now: () => Date;
  /** Records used proofs, one point each; shared if processes share a database. */
  readonly spent: RateLimiterAbstract;
  /** Called with the outcome of every received proof, for the metrics. */
  readonly onAnswer?: (outcome: 'accepted' | 'refused') => void;
};

// Derives one key for all processes that share a store, without a setting.
const secretOf = (key: DataKey): string => key.hashed('proof', 'challenge');

// Identifies the sender without revealing the address in the challenge.
const nameOf = (key: DataKey, sender: string): string => key.hashed('proof', `sender ${sender}`).slice(0, 16);

/** Creates and verifies proofs of work, as in ALTCHA 2: signed, valid for one sender, five minutes and one use. */
export class ProofOfWork {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Creates a challenge for a sender. Throws StorageUnavailableError while the keys are unavailable. */
  async challenge(sender: string): Promise<ProofChallenge> {
    const {keys, now} = this.#parts;
    const {current} = await keys.ring();
    const challenge = await createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      counter: randomInt(MAX_COUNTER),
      deriveKey,
      expiresAt: Math.floor(now().getTime() / 1_000) + PROOF_SECONDS,
      data: {sender: nameOf(current, sender)},
      hmacSignatureSecret: secretOf(current),
    });
    return ProofChallengeSchema.parse(challenge);
  }

  /**
   * Returns whether a text (`context.proof.altcha`) solves a challenge that was given to this sender, and marks
   * the challenge as used. Throws StorageUnavailableError while the keys are unavailable.
   */
  async accepts(text: string, sender: string): Promise<boolean> {
    const isAccepted = await this.#accepts(text, sender);
    this.#parts.onAnswer?.(isAccepted ? 'accepted' : 'refused');
    return isAccepted;
  }

  async #accepts(text: string, sender: string): Promise<boolean> {
    const solution = readSolution(text);
    if (!solution) return false;
    const {challenge} = solution;
    const {all} = await this.#parts.keys.ring();
    for (const key of all) {
      if (challenge.parameters.data.sender !== nameOf(key, sender)) continue;
      const {verified} = await verifySolution({
        ...solution,
        deriveKey,
        hmacSignatureSecret: secretOf(key),
      });
      if (verified) return await this.#isFirstUse(challenge.parameters.nonce);
    }
    return false;
  }

  // The limiter rejects with the same type of result that it otherwise resolves with.
  async #isFirstUse(nonce: string): Promise<boolean> {
    try {
      await this.#parts.spent.consume(nonce);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }
}
