import {Router} from 'express';
import type {DeskPasskeys} from '../../../contract/desk.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {auditRead} from '../audit/audit.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, memberOf} from '../request/member-of.ts';
import {requireFresh} from '../request/require-fresh.ts';
import {deviceName} from './device-name.ts';
import {keepPasskey, registrationOptions} from './make-passkey.ts';
import {RegistrationResponseSchema} from './passkey.schema.ts';
import {listPasskeys, removePasskey} from './passkey.store.ts';
import {countRecoveryCodes, renewRecoveryCodes} from './recovery.store.ts';

/** Creates the routes `/me/passkeys` and `/me/recovery-codes`: a member's own ways to sign in. */
export const keyRoutes: DeskModule = (parts) => {
  const {store, now} = parts;
  const router = Router({caseSensitive: true, strict: true});
  const fresh = requireFresh(parts);

  router.get('/me/passkeys', forMembers, async (_request, response) => {
    const {id: memberId} = memberOf(response);
    const passkeys = await listPasskeys(store, memberId);
    response.json({
      passkeys: passkeys.map(({id, device, created_at: createdAt, used_at: usedAt}) => ({
        id,
        device,
        createdAt,
        usedAt,
      })),
      recoveryCodes: await countRecoveryCodes(store, memberId),
    } satisfies DeskPasskeys);
  });

  router.post('/me/passkeys/options', forMembers, fresh, async (_request, response) => {
    response.json(await registrationOptions(parts, memberOf(response)));
  });

  router.post('/me/passkeys', forMembers, fresh, async (request, response) => {
    const member = memberOf(response);
    const device = deviceName(request.get('User-Agent') ?? '');
    const id = await keepPasskey(parts, member, {
      response: await bodyOf(request, RegistrationResponseSchema),
      device,
    });
    await auditRead(store, {member, what: 'passkey add', ids: [id]}, now());
    response.status(201).json({id});
  });

  router.delete('/me/passkeys/:id', forMembers, fresh, async (request, response) => {
    const member = memberOf(response);
    const id = String(request.params['id']);
    if (!(await removePasskey(store, {id, memberId: member.id}))) throw new HttpProblem('not-found');
    await auditRead(store, {member, what: 'passkey remove', ids: [id]}, now());
    response.status(204).end();
  });

  router.post('/me/recovery-codes', forMembers, fresh, async (_request, response) => {
    const member = memberOf(response);
    const codes = await renewRecoveryCodes(store, member.id);
    await auditRead(store, {member, what: 'recovery codes', ids: []}, now());
    response.status(201).json({codes});
  });
  return router;
};
