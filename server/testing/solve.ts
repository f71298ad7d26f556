import {solveChallenge} from 'altcha-lib';
import {deriveKey} from 'altcha-lib/algorithms/sha';
import type {ProofChallenge} from '../../contract/problem.ts';

/** What a browser answers to a challenge, worked out by ALTCHA's own solver. */
export const solve = async (challenge: ProofChallenge): Promise<string> => {
  const solution = await solveChallenge({challenge, deriveKey});
  return Buffer.from(JSON.stringify({challenge, solution})).toString('base64');
};
