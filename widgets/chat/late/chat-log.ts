import type {ChatFrame} from '../../../contract/chat.ts';
import {el} from '../../element/dom.ts';
import type {ChatElement} from '../chat.element.ts';
import {messageNode, type ShownMessage} from './message-node.ts';

/** The messages of a conversation on screen, oldest first. */
export class ChatLog {
  readonly node = el('div', {class: 'log', role: 'log', tabindex: '0'});
  readonly #element: ChatElement;
  readonly #again: (message: ShownMessage) => void;
  readonly #messages: ShownMessage[] = [];

  constructor(element: ChatElement, again: (message: ShownMessage) => void) {
    this.#element = element;
    this.#again = again;
  }

  /** Writes the greeting and every message in the language of the element. */
  write(): void {
    const {t} = this.#element;
    this.node.setAttribute('aria-label', t('log'));
    this.node.replaceChildren(
      messageNode(this.#element, {from: 'bot', text: t('liveChatGreeting')}),
      ...this.#messages.map((message) => this.#draw(message)),
    );
  }

  append(message: ShownMessage): void {
    this.#messages.push(message);
    this.node.append(this.#draw(message));
    this.showLast();
  }

  redraw(message: ShownMessage): void {
    const {node} = message;
    node?.replaceWith(this.#draw(message));
  }

  remove(message: ShownMessage): void {
    this.#messages.splice(this.#messages.indexOf(message), 1);
    message.node?.remove();
  }

  clear(): void {
    this.#messages.length = 0;
    this.write();
  }

  /** Returns whether a frame is the visitor's own pending message; the message then gets the frame's id. */
  recognize(frame: ChatFrame): boolean {
    const own = this.#messages.find(
      ({state, text}) => state === 'sending' && frame.from === 'visitor' && text === frame.text,
    );
    if (own) own.id = frame.id;
    return own !== undefined;
  }

  /**
   * Scrolls to the beginning of the last message, with the question above, so that a long answer is read from its first
   * line.
   */
  showLast(): void {
    const [before, last] = [this.#messages.at(-2), this.#messages.at(-1)];
    const first = before?.from === 'visitor' && last?.from !== 'visitor' ? before.node : last?.node;
    if (first)
      this.node.scrollTop += first.getBoundingClientRect().top - this.node.getBoundingClientRect().top;
  }

  #draw(message: ShownMessage): HTMLElement {
    message.node = messageNode(this.#element, message, () => this.#again(message));
    return message.node;
  }
}
