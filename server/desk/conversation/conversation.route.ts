import {Router} from 'express';
import {z} from 'zod';
import {ChatMessageRequestSchema} from '../../../contract/chat.schema.ts';
import {IDEMPOTENCY_HEADER, UUID_PATTERN} from '../../../contract/idempotency.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf, queryOf} from '../request/body-of.ts';
import {idOf} from '../request/id-of.ts';
import {forMembers, memberOf} from '../request/member-of.ts';
import {createConversationService} from './conversation.service.ts';

const TakeOverSchema = z.strictObject({from: z.string().max(64).default('')});

/** The routes of a conversation: its messages, taking it over, and answering. */
export const conversationRoutes: DeskModule = ({chat, ...parts}) => {
  const conversations = createConversationService({...parts, live: chat.live, presence: chat.presence});
  const router = Router({caseSensitive: true, strict: true});

  router.get('/conversations/:id', forMembers, async (request, response) => {
    const after = queryOf(request).get('after') ?? '0';
    if (!/^\d{1,9}$/u.test(after))
      throw new HttpProblem('invalid-fields', {errors: [{field: 'after', code: 'invalid-format'}]});
    response.json(await conversations.read(memberOf(response), idOf(request), Number(after)));
  });

  router.post('/conversations/:id/take-over', forMembers, async (request, response) => {
    const {from} = await bodyOf(request, TakeOverSchema);
    await conversations.takeOver(memberOf(response), idOf(request), from);
    response.status(204).end();
  });

  router.post('/conversations/:id/replies', forMembers, async (request, response) => {
    const {text} = await bodyOf(request, ChatMessageRequestSchema);
    const key = (request.get(IDEMPOTENCY_HEADER) ?? '').toLowerCase();
    if (key !== '' && !UUID_PATTERN.test(key)) throw new HttpProblem('invalid-idempotency-key');
    response.status(201).json(await conversations.reply(memberOf(response), idOf(request), {text, key}));
  });

  return router;
};
