import {ChatMessageSchema, ConversationSchema} from '../../../contract/chat.schema.ts';
import type {ChatMessage} from '../../../contract/chat.ts';
import type {Language} from '../../../contract/language.ts';

/** A received frame and the id of its event. */
export type Frame = {readonly id: string; readonly name: string; readonly data: Record<string, unknown>};

/** Acts as a visitor of the chat over HTTP. */
export const startChatting = async (origin: string, language: Language = 'en') => {
  const headers = {'Content-Type': 'application/json'};
  const path = `${origin}/api/chat/conversations`;
  const response = await fetch(path, {method: 'POST', headers, body: JSON.stringify({language})});
  const {id, secret, greeting} = ConversationSchema.parse(await response.json());
  return {id, secret, greeting, ...chatOf({path: `${path}/${id}`, secret})};
};

/** Continues the same conversation from another page or through another process. */
const chatOf = ({path, secret}: {readonly path: string; readonly secret: string}) => {
  const bearer = {Authorization: `Bearer ${secret}`};
  const post = (part: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${path}/${part}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...bearer, ...more},
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
  return {
    post,
    say: async (text: string, key?: string): Promise<ChatMessage> => {
      const response = await post('messages', {text}, key === undefined ? {} : {'Idempotency-Key': key});
      if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
      return ChatMessageSchema.parse(await response.json());
    },
    erase: () => fetch(path, {method: 'DELETE', headers: bearer}),
    follow: (after?: string) =>
      follow(`${path}/events`, after === undefined ? bearer : {...bearer, 'Last-Event-ID': after}),
  };
};

/** Reads a stream of events until it is closed. */
const follow = async (url: string, headers: Readonly<Record<string, string>>) => {
  const stopping = new AbortController();
  const response = await fetch(url, {headers, signal: stopping.signal});
  const frames: Frame[] = [];
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, {stream: true});
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) if (!part.startsWith(':')) frames.push(frameOf(part));
    }
  })().catch(() => {});
  return {
    response,
    frames,
    texts: () => frames.filter(({name}) => name === 'message').map(({data}) => data['text']),
    /** Resolves once the stream has ended. */
    ended: reading,
    stop: () => stopping.abort(),
  };
};

const frameOf = (part: string): Frame => {
  const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/su).slice(0, 2)));
  return {id: fields['id'] ?? '', name: fields['event'] ?? '', data: JSON.parse(fields['data'] ?? '{}')};
};
