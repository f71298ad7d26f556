import {z} from 'zod';
import {API_PATHS} from '../../contract/api-path.ts';
import {
  ChatContactRequestSchema,
  ChatMessageRequestSchema,
  ChatMessageSchema,
  ChatPresenceSchema,
  ConversationRequestSchema,
  ConversationSchema,
} from '../../contract/chat.schema.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {commandRoute, formRoute, streamRoute, type Route, type RouteRequest} from '../http/route.ts';
import {created} from '../http/route-answer.ts';
import type {ChatService, OpenConversation} from './chat.service.ts';
import {ConversationError} from './conversation-error.ts';
import type {LiveEvents} from './events/live-events.ts';
import type {Presence} from './presence/presence.ts';

/** The dependencies of the routes. */
export type ChatRouteParts = {
  readonly chat: ChatService;
  readonly open: (request: {
    readonly id: string;
    readonly secret: string | undefined;
  }) => Promise<OpenConversation>;
  readonly live: LiveEvents;
  readonly presence: Presence;
  /** Erases a conversation at the visitor's request. */
  readonly erase: (conversation: OpenConversation) => Promise<void>;
};

const ONE = `${API_PATHS.conversations}/:id`;
const problems = {401: ProblemSchema, 422: ProblemSchema, 503: ProblemSchema};

/**
 * Creates the routes below `/api/chat/conversations`. All routes but the first require `Authorization: Bearer
 * <secret>`.
 */
export const chatRoutes = ({chat, open, live, presence, erase}: ChatRouteParts): readonly Route[] => {
  const opened = ({params, bearer}: Pick<RouteRequest<unknown>, 'params' | 'bearer'>) =>
    open({id: params['id'] ?? '', secret: bearer});
  return [
    formRoute({
      path: API_PATHS.conversations,
      summary: 'Start a conversation',
      policy: 'publicForm',
      isIdempotent: false,
      body: ConversationRequestSchema,
      answers: {201: ConversationSchema, 422: ProblemSchema, 503: ProblemSchema},
      handle: async ({body, origin}) => created(await chat.start(body, {origin})),
    }),
    formRoute({
      path: `${ONE}/messages`,
      needsSecret: true,
      summary: 'Send a message and get an automatic answer',
      policy: 'publicForm',
      isIdempotent: true,
      // A message has no context for a proof of work, so only the limits protect this route.
      isProofFree: true,
      body: ChatMessageRequestSchema,
      answers: {...problems, 201: ChatMessageSchema, 409: ProblemSchema},
      handle: async (request) =>
        created(await chat.say(await opened(request), request.body.text, request.key)),
    }),
    streamRoute({
      path: `${ONE}/events`,
      needsSecret: true,
      summary: 'Follow a conversation: server-sent events `message`, `handover` and `presence`',
      answers: {200: z.string(), ...problems},
      handle: async (request) => {
        const conversation = await opened(request);
        if (!live.hasRoom) throw new ConversationError('unavailable');
        const after = /^\d{1,9}$/u.test(request.lastEventId ?? '') ? Number(request.lastEventId) : 0;
        return (sink) => {
          let last = '';
          const sendPresence = async (): Promise<void> => {
            const data = await chat.presence(conversation);
            if (last === JSON.stringify(data)) return;
            last = JSON.stringify(data);
            sink.send({name: 'presence', data});
          };
          // When the presence cannot be read, the stream ends and the client reconnects.
          sink.onTick(() => void sendPresence().catch(() => sink.end()));
          sink.onClose(presence.enter({kind: 'visitor', subject: conversation.submission_id}));
          live.open(conversation.submission_id, after, sink, sendPresence).catch(() => sink.end());
        };
      },
    }),
    commandRoute({
      method: 'post',
      path: `${ONE}/handover`,
      needsSecret: true,
      summary: 'Ask for the agent',
      policy: 'publicForm',
      answers: {...problems, 200: ChatPresenceSchema},
      handle: async (request) => ({status: 200, body: await chat.handOver(await opened(request))}),
    }),
    formRoute({
      path: `${ONE}/contact`,
      needsSecret: true,
      summary: 'Leave contact details, so that answers also come by mail',
      policy: 'publicForm',
      isIdempotent: true,
      body: ChatContactRequestSchema,
      answers: {...problems, 201: ReceiptSchema, 409: ProblemSchema},
      handle: async (request) => {
        const {body, key, origin, client} = request;
        return created(await chat.leaveContact(await opened(request), body, {key, origin, client: client()}));
      },
    }),
    commandRoute({
      method: 'delete',
      path: ONE,
      needsSecret: true,
      summary: 'Erase a conversation',
      policy: 'publicForm',
      answers: {...problems, 204: z.null()},
      handle: async (request) => {
        await erase(await opened(request));
        return {status: 204, body: undefined};
      },
    }),
  ];
};
