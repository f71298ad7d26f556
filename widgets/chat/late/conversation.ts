import type {ChatAnswer, ChatFrame, ChatMessage, ChatPresence} from '../../../contract/chat.ts';
import {newKey} from '../../api/idempotency-key.ts';
import {call, callPatiently} from './chat-api.ts';
import {isFault} from './chat-fault.ts';
import {readStream} from './read-stream.ts';
import {type OpenSession, readSession, writeSession} from './session.ts';
import {watchNetwork} from './watch-network.ts';

const PATH = '/api/chat/conversations';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** The view of a conversation; called with each change. */
export type ConversationView = {
  /** A message that is not on screen yet. */
  readonly onMessage: (frame: ChatFrame) => void;
  readonly onPresence: (presence: ChatPresence) => void;
  readonly onConnection: (isConnected: boolean) => void;
  /** The conversation is gone: erased here or elsewhere, or its secret is no longer valid. */
  readonly onEnded: () => void;
};

type Place = {
  readonly api: string;
  readonly lang: () => string;
  /** The page of the conversation, for the agent. */
  readonly context: () => Readonly<Record<string, string>>;
  /** The end of the element's present stay on the page. */
  readonly connection: () => AbortSignal;
};

/** A visitor's conversation with the server: one at a time for each page and server. */
export class Conversation {
  readonly #place: Place;
  readonly #view: ConversationView;
  readonly #seen = new Set<string>();
  #session: OpenSession | undefined;
  #stream: AbortController | undefined;
  #watched: AbortSignal | undefined;
  #last = '';

  constructor(place: Place, view: ConversationView) {
    this.#place = place;
    this.#view = view;
    this.#session = readSession(place.api);
  }

  /** Sends a message under a key, and starts the conversation first if there is none. Throws ChatFault or TypeError. */
  async say(text: string, key: string, onRetry: () => void): Promise<ChatMessage> {
    const {id, secret} = await this.#open();
    this.#watchTab();
    const response = await this.#guard(
      callPatiently(this.#url(id, '/messages'), {
        body: {text},
        secret,
        key,
        lang: this.#place.lang(),
        onRetry,
      }),
    );
    const message = (await response.json()) as ChatMessage;
    this.#seen.add(message.id);
    const {answer, at} = message;
    if (answer) this.#show({...answer, at, from: 'bot'});
    return message;
  }

  /** Asks for the agent. Returns the id of the conversation. */
  async handOver(): Promise<string> {
    const {id, secret} = await this.#open();
    const response = await this.#guard(call(this.#url(id, '/handover'), {secret, lang: this.#place.lang()}));
    this.#view.onPresence((await response.json()) as ChatPresence);
    this.follow();
    return id;
  }

  /** Sends an address. Returns the id of the message to the agent. */
  async leaveContact(contact: Readonly<Record<string, string>>, key: string): Promise<string> {
    const {id, secret} = await this.#open();
    const response = await this.#guard(
      callPatiently(this.#url(id, '/contact'), {
        body: contact,
        secret,
        key,
        lang: this.#place.lang(),
        onRetry: () => {},
      }),
    );
    return ((await response.json()) as {id: string}).id;
  }

  /** Erases the conversation on the server. */
  async erase(): Promise<void> {
    const session = this.#session;
    if (session)
      await call(this.#url(session.id), {
        method: 'DELETE',
        secret: session.secret,
        lang: this.#place.lang(),
      }).catch((error: unknown) => {
        if (!isFault(error) || error.status !== 401) throw error;
      });
    this.#forget();
  }

  /** Follows the events of the conversation, until `stop` or its end; opens the stream again when the connection breaks. */
  follow(): void {
    this.#watchTab();
    if (this.#stream || !this.#session) return;
    this.#stream = new AbortController();
    void this.#read(this.#session, this.#stream.signal);
  }

  // Without a stream, a tab that was in the background learns of an erasure when the visitor comes back.
  #watchTab(): void {
    const signal = this.#place.connection();
    if (this.#watched === signal) return;
    this.#watched = signal;
    document.addEventListener('visibilitychange', () => document.hidden || this.follow(), {signal});
  }

  /** Stops following: the element has left the page, or only the search answers. */
  stop(): void {
    this.#stream?.abort();
    this.#stream = undefined;
  }

  async #read({id, secret}: OpenSession, signal: AbortSignal): Promise<void> {
    let wait = FIRST_WAIT_MS;
    const network = watchNetwork(signal);
    while (!signal.aborted) {
      try {
        const response = await call(this.#url(id, '/events'), {
          method: 'GET',
          secret,
          lang: this.#place.lang(),
          signal: network.begin(),
          headers: this.#last === '' ? {} : {'Last-Event-ID': this.#last},
        });
        this.#view.onConnection(true);
        wait = FIRST_WAIT_MS;
        if (response.body) await readStream(response.body, (event) => this.#take(event), network.beat);
      } catch (error) {
        if (signal.aborted) return;
        if (isFault(error) && error.status === 401) {
          this.#forget();
          return;
        }
      }
      if (signal.aborted) return;
      this.#view.onConnection(false);
      // A random delay, so that not all clients reconnect at once after a restart of the server.
      await network.pause(wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  #take({id, name, data}: {readonly id: string; readonly name: string; readonly data: string}): void {
    if (id !== '') this.#last = id;
    if (name === 'message') this.#show(JSON.parse(data) as ChatFrame);
    if (name === 'presence') this.#view.onPresence(JSON.parse(data) as ChatPresence);
  }

  // Streams overlap with answers and with each other: each message is shown once.
  #show(frame: ChatFrame | (ChatAnswer & {readonly at: string; readonly from: 'bot'})): void {
    if (this.#seen.has(frame.id)) return;
    this.#seen.add(frame.id);
    this.#view.onMessage(frame);
  }

  async #open(): Promise<OpenSession> {
    if (this.#session) return this.#session;
    const {lang, api, context} = this.#place;
    const response = await callPatiently(api + PATH, {
      body: {language: lang(), context: context()},
      lang: lang(),
      key: newKey(),
      onRetry: () => {},
    });
    const {id, secret} = (await response.json()) as OpenSession;
    this.#session = {id, secret};
    writeSession(api, this.#session);
    return this.#session;
  }

  // An erased conversation must not prevent a new question.
  async #guard(answer: Promise<Response>): Promise<Response> {
    try {
      return await answer;
    } catch (error) {
      if (isFault(error) && error.status === 401) this.#forget();
      throw error;
    }
  }

  #forget(): void {
    this.stop();
    this.#session = undefined;
    this.#last = '';
    this.#seen.clear();
    writeSession(this.#place.api, undefined);
    this.#view.onEnded();
  }

  #url(id: string, part = ''): string {
    return `${this.#place.api}${PATH}/${id}${part}`;
  }
}
