import type {ProofChallenge} from '../../contract/problem.ts';
import {hasher} from './sha256-block.ts';

// A frame has 16 ms; a hidden page misses no frame. Messages, unlike timers, are not slowed down in a hidden
// page.
const SLICE_MS = 10;
const HIDDEN_SLICE_MS = 100;
const PER_LOOK = 500;

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/**
 * Solves a challenge: returns the text for `context.proof.altcha`. Runs on the page's own thread in slices, because a
 * page's policy may forbid workers; and without SubtleCrypto, which pages without https lack and which is slower for
 * such short hashes. Throws when the challenge is of another kind or has no answer.
 */
export const solveProof = async (challenge: ProofChallenge): Promise<string> => {
  const {algorithm, cost, salt, nonce, keyPrefix} = challenge.parameters;
  // A newer server may use another algorithm.
  if (`${algorithm} ${cost}` !== 'SHA-256 1') throw new Error(`unknown work: ${algorithm}`);
  const hashOf = hasher(bytesOf(salt + nonce));
  const wanted = parseInt(keyPrefix.slice(0, 8), 16) | 0;
  const {port1, port2} = new MessageChannel();
  port1.start();
  try {
    for (let counter = 0; counter < 2 ** 24;) {
      const end = performance.now() + (document.hidden ? HIDDEN_SLICE_MS : SLICE_MS);
      do {
        for (const last = counter + PER_LOOK; counter < last; counter += 1) {
          const words = hashOf(counter);
          if (words[0] !== wanted) continue;
          const derivedKey = [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
          if (derivedKey.startsWith(keyPrefix))
            return btoa(JSON.stringify({challenge, solution: {counter, derivedKey}}));
        }
      } while (performance.now() < end);
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, {once: true});
        port2.postMessage(0);
      });
    }
  } finally {
    port1.close();
  }
  throw new Error('no answer');
};
