import type {Request, Response} from 'express';
import {z} from 'zod';
import type {ProofOfWork} from '../proof-of-work/proof-of-work.ts';
import {addressGroup} from './address-group.ts';
import {HttpProblem} from './http-problem.ts';
import {partnerOf} from './rate-limit.ts';
import type {RateLimiters} from './rate-limiters.ts';
import {riskOf} from './risk.ts';

/** The dependencies of `requireProof`. */
export type ProofParts = {readonly proofs: ProofOfWork | undefined; readonly limiters: RateLimiters};

const WithProof = z.looseObject({
  context: z.looseObject({proof: z.looseObject({altcha: z.string()})}),
});

/**
 * Passes a request that is not risky, or whose checked body contains a proof of work; otherwise 403 `proof-required` with a challenge. A
 * proof refunds the cost of the first attempt to the address; an attempt without a proof costs the partner nothing, so that the last
 * quarter of a partner's limit is reserved for requests with a proof.
 */
export const requireProof = async (
  {proofs, limiters}: ProofParts,
  {request, response, body}: {request: Request; response: Response; body: unknown},
): Promise<void> => {
  const seconds = riskOf(request);
  if (seconds === undefined || !proofs) return;
  const sender = addressGroup(request.ip);
  const given = WithProof.safeParse(body).data?.context.proof.altcha ?? '';
  if (given !== '' && (await proofs.accepts(given, sender))) {
    await limiters.form?.reward(sender);
    return;
  }
  const partner = partnerOf(request, response);
  if (partner !== undefined) await limiters.origin?.reward(partner);
  throw new HttpProblem('proof-required', {
    retryAfterSeconds: seconds,
    challenge: await proofs.challenge(sender),
  });
};
