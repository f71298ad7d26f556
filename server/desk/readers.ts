import type {TopicReaders} from '../delivery/read-event.ts';
import {digestReader} from './attention/digest.ts';
import {agentReminderReader, visitorReminderReader} from './follow-up/reminder-readers.ts';
import type {DeskParts} from './desk-parts.ts';
import {mailReader} from './person/mail-reader.ts';
import {noticeReader} from './push/notice.ts';

/** The dependencies of the readers, which exist before the server listens. */
export type ReaderParts = Pick<
  DeskParts,
  'store' | 'keys' | 'now' | 'agency' | 'texts' | 'settings' | 'origin' | 'readCampaigns'
>;

/** Creates the readers of the topics that the desk composes. With the desk off, only what a member has written goes out. */
export const deskReaders = (parts: ReaderParts): TopicReaders => ({
  'person.mail': mailReader(parts),
  ...(parts.settings.DESK
    ? {
        'followup.due': agentReminderReader(parts),
        'followup.reminder': visitorReminderReader(parts),
        'desk.digest': digestReader(parts),
        'desk.notice': noticeReader(parts),
      }
    : {}),
});
