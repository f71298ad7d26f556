import type {PushKind, PushMessage} from '../../../contract/desk-push.ts';

// Lists, never a record: an address with an id would say more than a push service may know.
const PATHS = {lead: '/desk/inbox?unread=1', visitor: '/desk/inbox?kind=chat', test: '/desk'} as const;

/** The message to a device: kind, count and screen, and nothing else. */
export const pushMessage = (kind: PushMessage['kind'], count: number): PushMessage => ({
  kind,
  count,
  path: PATHS[kind],
});

/** The kinds of the topics that are pushed. */
export const KIND_OF_TOPIC: Readonly<Record<string, PushKind>> = {
  'lead.received': 'lead',
  'contact.received': 'lead',
  'questionnaire.received': 'lead',
  'chat.handover': 'visitor',
};
