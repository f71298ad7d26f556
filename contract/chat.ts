import type {
  ChatAnswerSchema,
  ChatMessageSchema,
  ChatPresenceSchema,
  ChatSourceSchema,
  ConversationSchema,
} from './chat.schema.ts';
import type {Answer} from './of-schema.ts';

/** A new conversation with the secret that opens it. */
export type Conversation = Answer<typeof ConversationSchema>;
/** An automatic answer with its sources. */
export type ChatAnswer = Answer<typeof ChatAnswerSchema>;
/** A source of an answer. */
export type ChatSource = Answer<typeof ChatSourceSchema>;
/** A message as the server keeps it, with the automatic answer. */
export type ChatMessage = Answer<typeof ChatMessageSchema>;
/** The person or search that currently answers, and the agency's hours. */
export type ChatPresence = Answer<typeof ChatPresenceSchema>;

/** The authors of messages. */
const CHAT_SENDERS = ['visitor', 'bot', 'agent'] as const;
/** The author of a message. */
export type ChatSender = (typeof CHAT_SENDERS)[number];

/** The frame `message` of the events of a conversation. */
export type ChatFrame = {
  readonly id: string;
  readonly at: string;
  readonly from: ChatSender;
  readonly text: string;
  /** With an automatic answer only. */
  readonly sources?: readonly ChatSource[];
  readonly known?: boolean;
};
