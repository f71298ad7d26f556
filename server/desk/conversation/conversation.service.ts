import type {ConversationHolder, DeskConversation} from '../../../contract/desk-inbox.ts';
import type {DeskMember} from '../../../contract/desk.ts';
import type {LiveEvents} from '../../chat/events/live-events.ts';
import type {Presence} from '../../chat/presence/presence.ts';
import {replyTo} from '../../chat/reply-to.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {Keys} from '../../keys/keys.ts';
import {readableRow} from '../../keys/sealed-fields.ts';
import type {Store} from '../../storage/store.ts';
import type {Clock} from '../../submission/record-submission.ts';
import {auditRead, auditRow} from '../audit/audit.ts';
import {readSharing, seesTexts} from '../sharing/reader.ts';
import {messagesAfter} from './messages-after.ts';
import {takeOverAct} from './take-over.act.ts';

/** The parts of the service. */
export type ConversationParts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly now: Clock;
  readonly live: Pick<LiveEvents, 'wake'>;
  readonly presence: Pick<Presence, 'isHere'>;
};

/**
 * Provides conversations to the desk. Throws HttpProblem `not-found`, `not-allowed` for an assistant with whom the conversation is not shared, and
 * `conversation-taken` with the member who has the conversation.
 */
export const createConversationService = ({store, keys, now, live, presence}: ConversationParts) => {
  const holderOf = async (member: string): Promise<ConversationHolder | null> => {
    if (member === '') return null;
    const found = await store.read((db) =>
      db.selectFrom('member').select(['id', 'name']).where('id', '=', member).executeTakeFirst(),
    );
    return found ?? {id: member, name: ''};
  };
  // Nobody answers a conversation without seeing what the visitor wrote.
  const requireSeen = async (member: DeskMember, id: string): Promise<void> => {
    const {known, sees} = await store.read(async (db) => ({
      known: await db
        .selectFrom('conversation')
        .select('submission_id')
        .where('submission_id', '=', id)
        .executeTakeFirst(),
      sees: await readSharing(db, member, [id]),
    }));
    if (known && !sees({id})) throw new HttpProblem('not-allowed');
  };
  const taken = async (member: string): Promise<HttpProblem> =>
    new HttpProblem('conversation-taken', {current: await holderOf(member)});
  return {
    /** Reads the events of a conversation after a number. */
    async read(member: DeskMember, id: string, after: number): Promise<DeskConversation> {
      const keyring = await keys.ring();
      const row = await store.read((db) =>
        db
          .selectFrom('conversation')
          .innerJoin('submission', 'submission.id', 'conversation.submission_id')
          .selectAll('conversation')
          .leftJoin('inbox_item', 'inbox_item.submission_id', 'conversation.submission_id')
          .select(['submission.lang', 'inbox_item.is_shared'])
          .where('conversation.submission_id', '=', id)
          .executeTakeFirst(),
      );
      if (!row) throw new HttpProblem('not-found');
      const isShared = row.is_shared === 1;
      const isTextHidden = !seesTexts(member, isShared);
      // Without messages, the next read begins at the first one, because the record may be shared by then.
      const messages = isTextHidden ? [] : await messagesAfter(store, keyring, {id, after});
      if (after === 0 || messages.length > 0)
        await auditRead(store, {member, what: 'conversation', ids: [id]}, now());
      return {
        id,
        lang: row.lang,
        name: readableRow(keyring, 'conversation', row).row.name,
        hasMail: row.email !== '',
        messages,
        last: isTextHidden ? 0 : (messages.at(-1)?.seq ?? after),
        isWaiting: row.holder === 'waiting',
        holder: await holderOf(row.member),
        isVisitorHere: await presence.isHere('visitor', id),
        isShared,
        isTextHidden,
      };
    },

    /** Assigns a conversation to the caller, if it is unassigned or still assigned to the member whom the caller has seen. */
    async takeOver(member: DeskMember, id: string, from: string): Promise<void> {
      await requireSeen(member, id);
      const at = now();
      const done = await store.perform(takeOverAct, {
        id,
        member: member.id,
        from,
        at: at.toISOString(),
        audit: auditRow({member, what: 'conversation take over', ids: [id]}, at),
      });
      if (done.outcome === 'gone') throw new HttpProblem('not-found');
      if (done.outcome === 'taken') throw await taken(done.member);
      live.wake(id);
    },

    /** Answers the visitor, once for each key. The first answer assigns the conversation. */
    async reply(
      member: DeskMember,
      id: string,
      {text, key}: {readonly text: string; readonly key: string},
    ): Promise<{readonly seq: number; readonly isMailed: boolean}> {
      await requireSeen(member, id);
      const keyring = await keys.ring();
      await auditRead(store, {member, what: 'conversation reply', ids: [id]}, now());
      const replied = await replyTo({store, keyring}, {id, text, key, member: member.id, now: now()});
      if (replied.outcome === 'gone') throw new HttpProblem('not-found');
      if (replied.outcome === 'taken') throw await taken(replied.member);
      live.wake(id);
      return {seq: replied.seq, isMailed: replied.isMailed};
    },
  };
};
