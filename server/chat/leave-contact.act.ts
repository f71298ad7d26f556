import type {Act} from '../storage/store.ts';
import {setTerms} from '../submission/inbox/inbox-item.store.ts';
import type {IndexedTerms} from '../submission/inbox/search-terms.ts';
import {lockConversation} from './conversation.store.ts';

/** The sealed contact details of the visitor of a conversation. */
export type LeftContact = {
  readonly submissionId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The hash that links all submissions of one address. */
  readonly person: string;
  /** The terms by which the desk's search finds the visitor. */
  readonly search: IndexedTerms;
};

/** Stores the visitor's contact details with the conversation. Returns false when the conversation no longer exists. */
export const leaveContactAct: Act<LeftContact, boolean> = {
  name: 'leave-chat-contact',
  run: async (transaction, {submissionId, name, email, phone, person, search}) => {
    if (!(await lockConversation(transaction, submissionId))) return false;
    await transaction
      .updateTable('conversation')
      .set({name, email, phone})
      .where('submission_id', '=', submissionId)
      .execute();
    await transaction.updateTable('submission').set({person}).where('id', '=', submissionId).execute();
    await setTerms(transaction, submissionId, search);
    return true;
  },
};
