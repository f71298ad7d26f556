import {solveChallenge} from 'altcha-lib';
import {deriveKey} from 'altcha-lib/algorithms/sha';
import type {ProofChallenge} from '../../contract/problem.ts';

/** Solves a challenge like a browser, with ALTCHA's own solver. */
export const solve = async (challenge: ProofChallenge): Promise<string> => {
  const solution = await solveChallenge({challenge, deriveKey});
  return Buffer.from(JSON.stringify({challenge, solution})).toString('base64');
};
