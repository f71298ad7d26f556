import type {PushKind, PushMessage} from '../../../contract/desk-push.ts';

// Each path is that of a list, never of a record: an address with an id would reveal too much to a push service.
const PATHS = {lead: '/desk/inbox?unread=1', visitor: '/desk/inbox?kind=chat', test: '/desk'} as const;

/** Builds the message to a device, which contains only kind, count and screen. */
export const pushMessage = (kind: PushMessage['kind'], count: number): PushMessage => ({
  kind,
  count,
  path: PATHS[kind],
});

/** The kinds of notifications, by topic; other topics send no push messages. */
export const KIND_OF_TOPIC: Readonly<Record<string, PushKind>> = {
  'lead.received': 'lead',
  'contact.received': 'lead',
  'questionnaire.received': 'lead',
  'chat.handover': 'visitor',
};
