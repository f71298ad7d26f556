import {phone} from 'virtual:lamplight/agency';
import type {ChatFrame} from '../../../contract/chat.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import {el} from '../../element/dom.ts';
import {withPlurals} from '../../element/plurals.ts';
import type {ChatElement} from '../chat.element.ts';
import {newKey} from '../../api/idempotency-key.ts';
import {isFault} from './chat-fault.ts';
import type {Conversation, ConversationView} from './conversation.ts';
import {ChatLog} from './chat-log.ts';
import type {ShownMessage} from './message-node.ts';
import {panelFoot, panelHead} from './panel-frame.ts';
import {offers} from './offers.ts';
import type {Talk} from './talk.ts';
import panelStyles from './panel.css?inline';
import {readSession, survivesReload} from './session.ts';

export {panelStyles};

/**
 * The opened chat: log, field, links to a person. Nodes are created once and stay, so that no event from the server
 * changes a draft; texts are written again when the language changes.
 */
export class ChatPanel {
  readonly styles = panelStyles;
  readonly node: HTMLElement;
  readonly #element: ChatElement;
  readonly #onUnread: () => void;
  readonly #view: ConversationView;
  #talk: Talk | undefined;
  #arriving: Promise<Conversation> | undefined;
  readonly #log: ChatLog;
  readonly #status = el('p', {class: 'status', role: 'status'});
  readonly #alert = el('p', {class: 'alert', role: 'alert'});
  readonly #field = el('textarea', {
    id: 'message',
    name: 'message',
    rows: '2',
    maxlength: String(MAX_LENGTH.chatText),
    'aria-describedby': 'hint',
  }) as HTMLTextAreaElement;
  #isSending = false;
  #handedOver = '';
  #drawnIn: string | null = null;

  constructor(element: ChatElement, onUnread: () => void) {
    this.#element = element;
    this.#onUnread = onUnread;
    this.#log = new ChatLog(element, (message) => void this.#deliver(message));
    this.#view = {
      onMessage: (frame) => this.#take(frame),
      onPresence: (presence) => {
        this.#talk?.presence.show(presence);
        // The search answers within the responses; a stream is only for a person's answers.
        if (presence.holder === 'bot') this.#talk?.conversation.stop();
      },
      onConnection: (isConnected) => this.#say(isConnected ? '' : 'disconnected'),
      onEnded: () => this.#end(),
    };
    this.#field.addEventListener('input', () => void this.#start().catch(() => undefined));
    this.#field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      void this.#send();
    });
    this.node = el('section', {class: 'panel', part: 'panel', id: 'panel', 'aria-labelledby': 'title'});
    this.node.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      element.close();
    });
  }

  /** Starts everything that must run while the element is on the page. */
  connected(): void {
    this.#element.connection.addEventListener('abort', () => {
      this.#talk?.conversation.stop();
      this.#talk?.presence.stop();
    });
    // A conversation from before a reload: its messages come from the server.
    if (readSession(this.#element.apiOrigin)) void this.#follow();
  }

  async #follow(): Promise<void> {
    try {
      (await this.#start()).follow();
    } catch {
      this.#say('disconnected');
    }
  }

  // The client of the API loads with the first typed letter, because many visitors open a chat without
  // writing.
  #start(): Promise<Conversation> {
    this.#arriving ??= this.#load().catch((error: unknown) => {
      this.#arriving = undefined;
      throw error;
    });
    return this.#arriving;
  }

  async #load(): Promise<Conversation> {
    const {startTalk} = await import('./talk.ts');
    this.#talk = startTalk(this.#element, this.#view);
    this.#status.after(...this.#talk.nodes);
    return this.#talk.conversation;
  }

  /** Moves the focus to the field. */
  focus(): void {
    this.#field.focus();
  }

  /** Returns the announcement of unread messages. */
  unread(count: number): string {
    const {t, spoken} = this.#element;
    return withPlurals(t, spoken ?? 'en')('unread', {count});
  }

  /** Shows or hides the panel, and writes its texts when the language has changed. */
  draw(isOpen: boolean): void {
    // A conversation that was erased meanwhile must not come back on screen.
    if (isOpen && this.node.hidden) this.#talk?.conversation.follow();
    this.node.hidden = !isOpen;
    const {spoken} = this.#element;
    if (spoken !== this.#drawnIn) this.#write();
    this.#drawnIn = spoken;
    if (isOpen) this.#log.showLast();
  }

  #write(): void {
    const element = this.#element;
    const {t} = element;
    const form = el(
      'form',
      {class: 'ask', novalidate: ''},
      el('label', {for: 'message'}, t('message')),
      this.#field,
      el('p', {class: 'hint', id: 'hint'}, survivesReload() ? t('hint') : `${t('hint')} ${t('memoryOnly')}`),
      this.#alert,
      el('button', {type: 'submit', class: 'send', part: 'button'}, t('send')),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#send();
    });
    this.node.replaceChildren(
      panelHead(element),
      el('p', {class: 'automatic'}, t('automatic')),
      this.#log.node,
      this.#status,
      ...(this.#talk?.nodes ?? []),
      form,
      offers(element, () => void this.#handOver()),
      panelFoot(element, () => void this.#erase()),
    );
    this.#log.write();
    this.#talk?.write();
  }

  async #send(): Promise<void> {
    const text = this.#field.value.trim();
    if (text === '' || this.#isSending) return;
    const message: ShownMessage = {from: 'visitor', text, key: newKey(), state: 'sending'};
    this.#field.value = '';
    this.#log.append(message);
    this.#element.reach('step', 'message');
    await this.#deliver(message);
  }

  async #deliver(message: ShownMessage): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#alert.textContent = '';
    message.state = 'sending';
    this.#log.redraw(message);
    this.#say('sending');
    let status = '';
    try {
      const {id} = await (
        await this.#start()
      ).say(message.text, message.key ?? newKey(), () => this.#say('retrying'));
      message.id = id;
      message.state = undefined;
      this.#log.redraw(message);
    } catch (error) {
      status = this.#refuse(message, error);
    }
    this.#isSending = false;
    this.#say(status);
  }

  // A text that the server will never accept, or for which there is no conversation any more, returns to the field, unless something else
  // was typed there. Returns the status to show.
  #refuse(message: ShownMessage, error: unknown): string {
    const {status, detail} = isFault(error) ? error : {status: 0, detail: ''};
    if (status === 422 || status === 401) {
      this.#log.remove(message);
      if (this.#field.value === '') this.#field.value = message.text;
      this.focus();
      if (status === 401) return 'ended';
      this.#alert.textContent = detail;
      return '';
    }
    const {t} = this.#element;
    message.state = 'failed';
    this.#log.redraw(message);
    this.#alert.textContent = `${t('notSent')}. ${t('call', {phone})}`;
    return '';
  }

  #take(frame: ChatFrame): void {
    if (this.#log.recognize(frame)) return;
    this.#log.append(frame);
    if (frame.from === 'agent') {
      this.#talk?.presence.answered();
      this.#onUnread();
    }
  }

  async #handOver(): Promise<void> {
    this.#alert.textContent = '';
    try {
      const conversation = await (await this.#start()).handOver();
      // The agent is notified once, however often the visitor presses the button.
      if (conversation !== this.#handedOver) this.#element.emit('lamplight-handover', {conversation});
      this.#handedOver = conversation;
    } catch (error) {
      this.#alert.textContent =
        isFault(error) && error.detail !== '' ? error.detail : this.#element.t('disconnected');
    }
  }

  async #erase(): Promise<void> {
    try {
      await (await this.#start()).erase();
    } catch {
      this.#alert.textContent = this.#element.t('disconnected');
      return;
    }
    this.#say('erased');
    this.focus();
  }

  // Nothing stays on screen but the draft.
  #end(): void {
    this.#log.clear();
    this.#say('ended');
  }

  #say(key: string): void {
    const text = key === '' ? '' : this.#element.t(key);
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }
}
