import {isEmail} from '../../../contract/text-rule.ts';
import {el} from '../../element/dom.ts';
import type {ChatElement} from '../chat.element.ts';
import {isFault} from './chat-fault.ts';

const input = (name: string, more: Readonly<Record<string, string>>): HTMLInputElement =>
  el('input', {id: name, name, ...more}) as HTMLInputElement;

/** The fields for an address, shown when nobody can answer soon. */
export class ContactFields {
  readonly node = el('form', {class: 'contact', novalidate: '', hidden: ''});
  readonly #element: ChatElement;
  readonly #send: (contact: Readonly<Record<string, string>>) => Promise<void>;
  readonly #name = input('name', {
    autocomplete: 'name',
    maxlength: '200',
    'aria-describedby': 'contact-fault',
  });
  readonly #email = input('email', {
    type: 'email',
    autocomplete: 'email',
    maxlength: '254',
    'aria-describedby': 'contact-fault',
  });
  readonly #fault = el('p', {class: 'alert', role: 'alert', id: 'contact-fault'});

  constructor(element: ChatElement, send: (contact: Readonly<Record<string, string>>) => Promise<void>) {
    this.#element = element;
    this.#send = send;
    this.node.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
  }

  /** Writes the texts in the language on screen; typed text stays. */
  write(): void {
    const {t} = this.#element;
    this.node.replaceChildren(
      el('p', {}, t('contactIntro')),
      el('label', {for: 'name'}, t('name')),
      this.#name,
      el('label', {for: 'email'}, t('email')),
      this.#email,
      this.#fault,
      el('button', {type: 'submit', class: 'send', part: 'button'}, t('leaveContact')),
    );
  }

  /** Empties and hides the fields: a conversation that is gone has no address. */
  clear(): void {
    this.#name.value = '';
    this.#email.value = '';
    this.#fault.textContent = '';
    this.node.hidden = true;
    this.write();
  }

  async #submit(): Promise<void> {
    const {t} = this.#element;
    const [name, email] = [this.#name.value.trim(), this.#email.value.trim()];
    const wrong = name === '' ? this.#name : isEmail(email) ? undefined : this.#email;
    this.#name.setAttribute('aria-invalid', String(wrong === this.#name));
    this.#email.setAttribute('aria-invalid', String(wrong === this.#email));
    this.#fault.textContent = wrong ? t('contactFault') : '';
    if (wrong) {
      wrong.focus();
      return;
    }
    try {
      await this.#send({name, email});
      this.node.replaceChildren(el('p', {role: 'status'}, t('contactKept')));
    } catch (error) {
      this.#fault.textContent = isFault(error) && error.detail !== '' ? error.detail : t('disconnected');
    }
  }
}
