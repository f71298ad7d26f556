import type {ConversationTable} from '../storage/tables/chat-tables.ts';
import type {SubmissionTable} from '../storage/tables/submission-tables.ts';
import type {Act} from '../storage/store.ts';
import {insertRow} from '../storage/prepared.ts';

/** The rows of a new conversation. */
export type NewConversation = {
  readonly submission: SubmissionTable;
  readonly conversation: ConversationTable;
};

/** Stores a new conversation without any event. */
export const startConversationAct: Act<NewConversation, null> = {
  name: 'start-conversation',
  run: async (transaction, {submission, conversation}) => {
    await insertRow(transaction, 'submission', submission);
    await transaction.insertInto('conversation').values(conversation).execute();
    return null;
  },
};
