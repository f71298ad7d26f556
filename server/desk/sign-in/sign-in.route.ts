import {Router} from 'express';
import {z} from 'zod';
import {isMemberMail} from '../member/member-mail.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {checkPasskey, signInOptions} from './check-passkey.ts';
import {takeLink} from './link.store.ts';
import {SignInResponseSchema} from './passkey.schema.ts';
import {takeRecoveryCode} from './recovery.store.ts';
import {sendLink} from './send-link.ts';
import {createSignInLimits} from './sign-in-limits.ts';
import {startSession} from './start-session.ts';

const mail = z.string().trim().refine(isMemberMail, 'invalid-email');
const MailSchema = z.strictObject({mail});
const LinkSchema = z.strictObject({token: z.string().min(1).max(200)});
const CodeSchema = z.strictObject({mail, code: z.string().min(1).max(60)});

/**
 * Creates the routes `/sign-in` for people without a session. Every failure has the same answer, whatever the
 * reason.
 */
export const signInRoutes: DeskModule = (parts) => {
  const {store, now, log} = parts;
  const router = Router({caseSensitive: true, strict: true});
  const limits = createSignInLimits(parts);

  router.post('/sign-in/options', async (request, response) => {
    await limits.attempt(request);
    response.json(await signInOptions(parts));
  });

  router.post('/sign-in/passkey', async (request, response) => {
    await limits.attempt(request);
    const member = await checkPasskey(parts, await bodyOf(request, SignInResponseSchema));
    await startSession(parts, {request, response}, {member, method: 'passkey'});
    response.status(204).end();
  });

  // Answers before the member is looked up, so that neither the content nor the time of the answer reveals whether
  // the address is a member's.
  router.post('/sign-in/link', async (request, response) => {
    await limits.attempt(request);
    const {mail: address} = await bodyOf(request, MailSchema);
    response.status(202).json({});
    sendLink(parts, limits, address).catch((err: unknown) =>
      log.error({err}, 'a link to the desk could not be mailed'),
    );
  });

  router.post('/sign-in/open', async (request, response) => {
    await limits.attempt(request);
    const {token} = await bodyOf(request, LinkSchema);
    const member = await takeLink(store, token, now());
    if (!member) throw new HttpProblem('sign-in-failed');
    await startSession(parts, {request, response}, {member, method: 'link'});
    response.status(204).end();
  });

  router.post('/sign-in/recovery', async (request, response) => {
    await limits.attempt(request);
    const given = await bodyOf(request, CodeSchema);
    await limits.code(given.mail);
    const member = await takeRecoveryCode(store, given);
    if (!member) throw new HttpProblem('sign-in-failed');
    await startSession(parts, {request, response}, {member, method: 'recovery'});
    response.status(204).end();
  });
  return router;
};
