import {z} from 'zod';
import {LANGUAGES} from './language.ts';
import {MAX_CONSENTS, MAX_LENGTH} from './limit.ts';
import type {FieldCode} from './problem.ts';
import {ConsentSchema, ContextSchema, hasPhoneIfAgreed, missingPhone} from './submission.schema.ts';
import {email, phone, requiredChoice, requiredLine, requiredText} from './text.schema.ts';

/** Body of `POST /api/chat/conversations`. */
export const ConversationRequestSchema = z
  .strictObject({language: requiredChoice(LANGUAGES), context: ContextSchema.prefault({})})
  .meta({id: 'ConversationRequest'});

/** The 201 answer: the secret gives access to read and continue the conversation. */
export const ConversationSchema = z
  .strictObject({id: z.uuid(), secret: z.string(), greeting: z.string()})
  .meta({id: 'Conversation'});

/** Body of `POST .../messages`. */
export const ChatMessageRequestSchema = z
  .strictObject({text: requiredText(MAX_LENGTH.chatText)})
  .meta({id: 'ChatMessageRequest'});

/** A source of an answer; `href` is a path of the agency's site. */
export const ChatSourceSchema = z
  .strictObject({title: z.string(), href: z.string()})
  .meta({id: 'ChatSource'});

/** An automatic answer. `known: false` means that no source answers the question. */
export const ChatAnswerSchema = z
  .strictObject({
    id: z.uuid(),
    text: z.string(),
    sources: z.array(ChatSourceSchema),
    known: z.boolean(),
  })
  .meta({id: 'ChatAnswer'});

/** The 201 answer of a message. `answer` is null after a handover. */
export const ChatMessageSchema = z
  .strictObject({id: z.uuid(), at: z.iso.datetime(), answer: ChatAnswerSchema.nullable()})
  .meta({id: 'ChatMessage'});

/** The person or search that currently answers, and the agency's hours. */
export const ChatPresenceSchema = z
  .strictObject({
    /** `waiting`: the agent was notified and has not answered yet. */
    holder: z.enum(['bot', 'waiting', 'agent']),
    /** Whether the agency is open at this moment, by its hours. */
    isOpen: z.boolean(),
    /** Whether a member of the agency has the desk open, in any server process. */
    isHere: z.boolean(),
    /** The hours in words. */
    hours: z.string(),
    /** The median wait of recent conversations; null while too few were answered for a median. */
    usualMinutes: z.int().nullable(),
    /** After this wait, the visitor is asked for an address. */
    askContactAfterSeconds: z.int(),
    /** Whether answers are also mailed to an address that the visitor left. */
    hasContact: z.boolean(),
  })
  .meta({id: 'ChatPresence'});

/** Body of `POST .../contact`. */
export const ChatContactRequestSchema = z
  .strictObject({
    name: requiredLine(MAX_LENGTH.name),
    email: email(MAX_LENGTH.email),
    phone: phone(MAX_LENGTH.phone),
    consents: z
      .array(ConsentSchema)
      .max(MAX_CONSENTS, {error: 'too-many' satisfies FieldCode})
      .default([]),
    context: ContextSchema.prefault({}),
  })
  .refine(hasPhoneIfAgreed, missingPhone)
  .meta({id: 'ChatContactRequest'});
