import type {ChatPresence} from '../../../contract/chat.ts';
import type {ChatElement} from '../chat.element.ts';
import {el} from '../../element/dom.ts';
import type {ContactFields} from './contact-fields.ts';
import {presenceText} from './presence-text.ts';

/** The line about who answers, and the contact details that are requested while nobody does. */
export class PresenceLine {
  readonly node = el('p', {class: 'presence', role: 'status'});
  readonly #element: ChatElement;
  readonly #contact: ContactFields;
  #presence: ChatPresence | undefined;
  #askTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: ChatElement, contact: ContactFields) {
    this.#element = element;
    this.#contact = contact;
  }

  /**
   * Shows a presence from the server, and the contact fields: at once after hours, otherwise after the wait in the
   * presence.
   */
  show(presence: ChatPresence): void {
    this.#presence = presence;
    this.write();
    this.stop();
    const {holder, isOpen, hasContact, askContactAfterSeconds} = presence;
    if (hasContact || holder !== 'waiting') this.#contact.node.hidden = holder !== 'waiting' || hasContact;
    else if (!isOpen) this.#contact.node.hidden = false;
    else
      this.#askTimer = setTimeout(() => (this.#contact.node.hidden = false), askContactAfterSeconds * 1000);
  }

  /** Notes that the agent has written, so the visitor no longer waits. */
  answered(): void {
    this.stop();
    if (this.#presence) this.show({...this.#presence, holder: 'agent'});
  }

  /** Removes the presence after the end of the conversation. */
  clear(): void {
    this.#presence = undefined;
    this.stop();
    this.#contact.clear();
    this.write();
  }

  /** Writes the line again, in the language of the element. */
  write(): void {
    this.node.textContent = presenceText(this.#presence, this.#element.t);
  }

  /** Ends the wait for the contact fields. */
  stop(): void {
    clearTimeout(this.#askTimer);
  }
}
