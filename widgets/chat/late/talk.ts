import {MAX_LENGTH} from '../../../contract/limit.ts';
import {acceptedLine} from '../../../contract/text-rule.ts';
import {newKey} from '../../api/idempotency-key.ts';
import {version} from '../../element/version.ts';
import type {ChatElement} from '../chat.element.ts';
import {ContactFields} from './contact-fields.ts';
import {Conversation, type ConversationView} from './conversation.ts';
import {PresenceLine} from './presence-line.ts';

/** The parts of the panel that load with the first typed letter. */
export type Talk = {
  readonly conversation: Conversation;
  readonly presence: PresenceLine;
  /** The part of the panel below the log: the presence, and the contact details that are requested. */
  readonly nodes: readonly HTMLElement[];
  /** Writes the nodes again, in the language of the element. */
  readonly write: () => void;
};

/** Creates the client of the API and the parts of the panel that show the server's answers. */
export const startTalk = (element: ChatElement, view: ConversationView): Talk => {
  const conversation = new Conversation(
    {
      api: element.apiOrigin,
      lang: () => element.spoken ?? 'en',
      connection: () => element.connection,
      context: () => ({
        lang: element.spoken ?? 'en',
        // A page's own long address must not cost a conversation.
        partner: acceptedLine(element.attributeValues.partner ?? '', MAX_LENGTH.partner),
        page: (location.origin + location.pathname).slice(0, MAX_LENGTH.page),
        widget: 'chat',
        version,
      }),
    },
    {
      ...view,
      onEnded: () => {
        presence.clear();
        view.onEnded();
      },
    },
  );
  const contact = new ContactFields(element, async (details) => {
    const id = await conversation.leaveContact(details, newKey());
    element.emit('lamplight-submitted', {kind: 'contact', id});
  });
  const presence = new PresenceLine(element, contact);
  const write = (): void => {
    contact.write();
    presence.write();
  };
  write();
  return {conversation, presence, nodes: [presence.node, contact.node], write};
};
