import type {z} from 'zod';
import type {Hours} from '../../agency/config.schema.ts';
import {hoursWithDaysOff} from '../../agency/days-off.ts';
import {translations} from '../../agency/translations/catalog.ts';
import type {ChatContactRequestSchema, ConversationRequestSchema} from '../../contract/chat.schema.ts';
import type {ChatMessage, ChatPresence, Conversation} from '../../contract/chat.ts';
import {languageOrDefault} from '../../contract/language.ts';
import type {Receipt} from '../../contract/submission.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {personOf} from '../keys/person.ts';
import {sealRow, unsealRow} from '../keys/sealed-fields.ts';
import type {ConversationTable} from '../storage/tables/chat-tables.ts';
import type {SubmissionTable} from '../storage/tables/submission-tables.ts';
import {timeOrderedId} from '../storage/time-ordered-id.ts';
import {fingerprints} from '../submission/fingerprint.ts';
import {flagReasons, type ParsedContext} from '../submission/flag-reasons.ts';
import {IdempotencyConflictError} from '../submission/idempotency-conflict-error.ts';
import {searchOf} from '../submission/inbox/search-terms.ts';
import {outboxId} from '../submission/outbox-id.ts';
import {recordSubmission, type Recorder} from '../submission/record-submission.ts';
import type {Delivery} from '../submission/submission.ts';
import {addMessageAct} from './add-message.act.ts';
import type {AnswerQuestion} from './answers/answer-question.ts';
import {ConversationError} from './conversation-error.ts';
import {readSources, storedSources} from './events/read-events.ts';
import {handOverAct} from './hand-over.act.ts';
import {leaveContactAct} from './leave-contact.act.ts';
import {newEvent} from './new-event.ts';
import {isOpenAt} from './opening.ts';
import {newSecret, secretHash} from '../keys/secret.ts';
import {startConversationAct} from './start-conversation.act.ts';
import {chatText} from './texts.ts';
import {usualWait} from './usual-wait.ts';
import {hasHealthDetails} from './health/health-details.ts';

/** A conversation that its visitor may read and continue. */
export type OpenConversation = ConversationTable &
  Pick<SubmissionTable, 'lang' | 'partner' | 'page' | 'widget' | 'widget_version'>;

/** Accepts visitors' messages, answers them, and notifies the agent. */
export type ChatService = {
  /** Starts a conversation. Resolves after the commit. */
  readonly start: (
    request: z.output<typeof ConversationRequestSchema>,
    delivery: Pick<Delivery, 'origin'>,
  ) => Promise<Conversation>;
  /**
   * Stores a message once for each key and answers the message. Throws ConversationError or
   * IdempotencyConflictError.
   */
  readonly say: (of: OpenConversation, text: string, key: string | undefined) => Promise<ChatMessage>;
  /** Hands the conversation over to the agent and notifies the agent once. Throws ConversationError. */
  readonly handOver: (of: OpenConversation) => Promise<ChatPresence>;
  /**
   * Stores an address to which answers are also mailed, and a contact message with the consents. Throws
   * ConversationError and the errors of `recordSubmission`.
   */
  readonly leaveContact: (
    of: OpenConversation,
    contact: z.output<typeof ChatContactRequestSchema>,
    delivery: Delivery,
  ) => Promise<Receipt>;
  /** Returns who answers now and when the agency is open. Throws ConversationError for an erased conversation. */
  readonly presence: (of: Pick<OpenConversation, 'submission_id' | 'lang'>) => Promise<ChatPresence>;
};

/** The dependencies of the service. */
export type ChatParts = Recorder & {
  readonly answer: AnswerQuestion;
  /** The hours in force. */
  readonly readHours: () => Hours;
  /** The wait for the agent after which the chat asks for an address. */
  readonly waitSeconds: number;
  /** Whether a member has the desk open. */
  readonly isDeskOpen: () => Promise<boolean>;
  /** Erases a submission that belongs to a conversation, at the visitor's request. */
  readonly erase: (id: string) => Promise<void>;
  /** Called after a commit that stored an event. */
  readonly onEvent: (conversationId: string) => void;
};

/** Returns the language of a conversation. */
const languageOfConversation = ({lang}: Pick<OpenConversation, 'lang'>) => languageOrDefault(lang);

/** Returns where the visitor is: as the request says, otherwise as the conversation began. */
const placeOf = (
  {partner, page, widget, widget_version: version}: OpenConversation,
  stated: Pick<ParsedContext, 'partner' | 'page' | 'widget' | 'version'>,
) => ({
  partner: stated.partner || partner,
  page: stated.page || page,
  widget: stated.widget || widget,
  version: stated.version || version,
});

// A method of the service as a function of its parts.
type Method<Name extends keyof ChatService> = (
  parts: ChatParts,
  ...given: Parameters<ChatService[Name]>
) => ReturnType<ChatService[Name]>;

const readPresence: Method<'presence'> = async ({store, now, readHours, isDeskOpen, waitSeconds}, of) => {
  const time = now();
  const hours = readHours();
  const current = await store.read((db) =>
    db
      .selectFrom('conversation')
      .select(['holder', 'email'])
      .where('submission_id', '=', of.submission_id)
      .executeTakeFirst(),
  );
  if (!current) throw new ConversationError('unauthorized');
  return {
    holder: current.holder,
    isOpen: isOpenAt(hours, time),
    isHere: await isDeskOpen(),
    hours: hoursWithDaysOff(hours, languageOfConversation(of), chicagoDay(time.getTime())),
    usualMinutes: await usualWait(store, time),
    askContactAfterSeconds: waitSeconds,
    hasContact: current.email !== '',
  };
};

const start: Method<'start'> = async ({store, now}, {language, context}, {origin}) => {
  const time = now();
  const id = timeOrderedId(time);
  const secret = newSecret();
  await store.perform(startConversationAct, {
    submission: {
      id,
      kind: 'chat',
      received_at: time.toISOString(),
      held_for: '',
      superseded_by: null,
      lang: language,
      partner: context.partner,
      page: context.page,
      widget: context.widget,
      widget_version: context.version,
      elapsed_ms: context.elapsedMs ?? null,
      origin,
      erased_at: null,
      person: '',
    },
    conversation: {
      submission_id: id,
      secret_sha256: secretHash(secret),
      holder: 'bot',
      asked_at: null,
      answered_at: null,
      member: '',
      last_seq: 0,
      name: '',
      email: '',
      phone: '',
    },
  });
  return {id, secret, greeting: translations[language].liveChatGreeting};
};

const say: Method<'say'> = async ({store, keys, now, answer, onEvent}, of, text, key) => {
  if (hasHealthDetails(text)) throw new ConversationError('health-details');
  const keyring = await keys.ring();
  const {submission_id: id} = of;
  const given = await answer(languageOfConversation(of), text);
  const event = (kind: 'visitor' | 'bot', content: string) =>
    newEvent(keyring.current, {conversationId: id, kind, text: content, at: now()});
  const hashes = key === undefined ? [] : fingerprints(keyring, text);
  const added = await store.perform(addMessageAct, {
    message: {...event('visitor', text), key: key ?? '', fingerprint: hashes[0] ?? ''},
    answer: {...event('bot', given.text), sources: storedSources(given.known, given.sources)},
    fingerprints: hashes,
  });
  switch (added.outcome) {
    case 'conflict':
      throw new IdempotencyConflictError();
    case 'gone':
      throw new ConversationError('unauthorized');
    case 'full':
      throw new ConversationError('too-many-requests');
    case 'added':
    case 'known':
  }
  onEvent(id);
  const {answer: row} = added;
  if (!row) return {id: added.id, at: added.at, answer: null};
  const stored = {...event('bot', ''), ...row, seq: 0};
  const {text: answered} = unsealRow(keyring, 'chat_event', stored);
  return {id: added.id, at: added.at, answer: {id: row.id, text: answered, ...readSources(row.sources)}};
};

const handOver: Method<'handOver'> = async (parts, of) => {
  const {store, keys, now, onEvent} = parts;
  const keyring = await keys.ring();
  const {submission_id: id} = of;
  const event = newEvent(keyring.current, {conversationId: id, kind: 'handover', text: '', at: now()});
  const {name, email, phone} = unsealRow(keyring, 'conversation', of);
  const outcome = await store.perform(handOverAct, {
    event,
    search: searchOf(keyring.current, {name, email, phone}),
    outbox: {
      id: outboxId(id, 'chat.handover'),
      submission_id: id,
      topic: 'chat.handover',
      state: 'pending',
      created_at: event.at,
      due_at: event.at,
      attempts: 0,
    },
  });
  if (outcome === 'gone') throw new ConversationError('unauthorized');
  onEvent(id);
  return await readPresence(parts, of);
};

const leaveContact: Method<'leaveContact'> = async (parts, of, contact, delivery) => {
  const {store, keys, erase} = parts;
  const keyring = await keys.ring();
  const {submission_id: id} = of;
  const {name, email, phone, consents, context} = contact;
  const language = languageOfConversation(of);
  const message = {
    name,
    phone,
    email,
    subject: chatText(language, 'contact.subject'),
    message: chatText(language, 'contact.message', {id}),
  };
  // Records a message like the messages of the contact form: with the consents, the evidence and the mail to
  // the agent.
  const receipt = await recordSubmission(
    parts,
    {
      ...delivery,
      // A key belongs to its route, and messages of the contact form have the same kind.
      key: delivery.key && `chat:${id}:${delivery.key}`,
      kind: 'contact',
      answersText: JSON.stringify({id, name, email, phone, consents}),
      sender: {name, email, phone},
      consents,
      context: {...context, ...placeOf(of, context), lang: language},
      supersedes: '',
      heldFor: flagReasons(context, [name]),
    },
    {contactMessage: message, conversationId: id},
  );
  const sealed = sealRow(keyring.current, 'conversation', {...of, name, email, phone});
  const isKept = await store.perform(leaveContactAct, {
    submissionId: id,
    name: sealed.name,
    email: sealed.email,
    phone: sealed.phone,
    person: personOf(keyring.current, email),
    search: searchOf(keyring.current, {name, email, phone}),
  });
  if (!isKept) {
    // The visitor has erased the conversation meanwhile, and the erasure did not see the message.
    await erase(receipt.id);
    throw new ConversationError('unauthorized');
  }
  return receipt;
};

/** Builds the service. */
export const createChatService = (parts: ChatParts): ChatService => ({
  presence: (of) => readPresence(parts, of),
  start: (request, delivery) => start(parts, request, delivery),
  say: (of, text, key) => say(parts, of, text, key),
  handOver: (of) => handOver(parts, of),
  leaveContact: (of, contact, delivery) => leaveContact(parts, of, contact, delivery),
});
