import {
  MOST_COUNTED,
  type BulkResult,
  type InboxPage,
  type InboxRecord,
  type InboxRow,
  type InboxState,
  type InboxChoices,
} from '../../../contract/desk-inbox.ts';
import {publicAgency} from '../../../agency/public.ts';
import type {DeskMember} from '../../../contract/desk.ts';
import {MS_PER_DAY} from '../../../insurance/calendar/day.ts';
import type {Store} from '../../storage/store.ts';
import {hashedQuery} from '../../submission/inbox/search-query.ts';
import {judgeFlagged, listFlagged, type Verdict} from '../../submission/judge-flagged.ts';
import type {DeskParts} from '../desk-parts.ts';
import {auditRead, auditRow} from '../audit/audit.ts';
import {changeStateAct} from './change-state.act.ts';
import type {InboxFilter} from './inbox-filter.ts';
import {addressAfter, pageQuery} from './inbox-page.store.ts';
import {readInboxRecord, readInboxRows, type RowReading} from './inbox-rows.ts';
import {joinInboxAct} from './join-inbox.act.ts';
import {markReadAct} from './mark-read.act.ts';

const UNREAD_DAYS = 30;

/** The parts of the service. */
export type InboxParts = Pick<DeskParts, 'store' | 'keys' | 'now' | 'agency'>;

type Versioned = {readonly id: string; readonly version: number};

/**
 * The service behind the routes of the list. Every read of personal data is in the audit log before the answer. All functions throw
 * StorageUnavailableError.
 */
export const createInboxService = ({store, keys, now, agency}: InboxParts) => {
  const reading = async (member: DeskMember): Promise<RowReading> => ({
    keyring: await keys.ring(),
    now: now(),
    member,
    overrides: publicAgency(agency).figures,
  });
  const join = async ({id}: DeskMember): Promise<void> => {
    const known = await store.read((db) =>
      db.selectFrom('inbox_member').select('since').where('member_id', '=', id).executeTakeFirst(),
    );
    if (known) return;
    const at = now();
    const unreadSince = new Date(at.getTime() - UNREAD_DAYS * MS_PER_DAY).toISOString();
    await store.perform(joinInboxAct, {memberId: id, at: at.toISOString(), unreadSince});
  };
  return {
    /** Reads one page of the list, newest first. Only the rows of the page are decrypted. */
    async list(member: DeskMember, {q = '', ...filter}: InboxFilter): Promise<InboxPage> {
      await join(member);
      const context = await reading(member);
      const terms = hashedQuery(context.keyring, q);
      const found =
        q.trim() !== '' && terms.length === 0
          ? []
          : await store.read((db) => pageQuery(db, {memberId: member.id, filter, terms}).execute());
      const places = found.slice(0, filter.limit);
      const ids = places.map(({id}) => id);
      const rows = await store.read((db) => readInboxRows(db, context, ids));
      if (ids.length > 0) await auditRead(store, {member, what: 'inbox', ids}, context.now);
      const last = places.at(-1);
      return {
        rows,
        next: found.length > filter.limit && last ? addressAfter(last) : null,
        ...(await counts(store, member.id)),
      };
    },

    /** Reads rows by their ids, as after an event. Missing records are left out. */
    async rows(member: DeskMember, ids: readonly string[]): Promise<readonly InboxRow[]> {
      const context = await reading(member);
      const rows = await store.read((db) => readInboxRows(db, context, ids));
      if (rows.length > 0)
        await auditRead(store, {member, what: 'inbox', ids: rows.map(({id}) => id)}, context.now);
      return rows;
    },

    /** Reads one record; undefined if it does not exist. */
    async record(member: DeskMember, id: string): Promise<InboxRecord | undefined> {
      const context = await reading(member);
      const record = await store.read((db) => readInboxRecord(db, context, id));
      if (record) await auditRead(store, {member, what: 'inbox record', ids: [id]}, context.now);
      return record;
    },

    /** Sets the state of records; each change names the version that the member has seen. */
    async setState(
      member: DeskMember,
      state: InboxState,
      items: readonly Versioned[],
    ): Promise<readonly BulkResult[]> {
      const at = now();
      const ids = items.map(({id}) => id);
      return await store.perform(changeStateAct, {
        state,
        items,
        at: at.toISOString(),
        audit: auditRow({member, what: `inbox state ${state}`, ids}, at),
      });
    },

    /** Marks records as read or unread for this member. */
    async mark(
      member: DeskMember,
      ids: readonly string[],
      isUnread: boolean,
    ): Promise<readonly BulkResult[]> {
      const found = new Set(await store.perform(markReadAct, {memberId: member.id, ids, isUnread}));
      return ids.map((id) => ({id, outcome: found.has(id) ? 'done' : 'not-found', version: 0}));
    },

    /** Accepts or discards flagged records, as `leads -- release` and `leads -- spam` do. */
    async judge(
      member: DeskMember,
      ids: readonly string[],
      verdict: Verdict,
    ): Promise<readonly BulkResult[]> {
      const time = now();
      const held = new Map((await listFlagged(store)).map((submission) => [submission.id, submission]));
      await auditRead(store, {member, what: `inbox ${verdict}`, ids}, time);
      const results: BulkResult[] = [];
      for (const id of ids) {
        const submission = held.get(id);
        if (submission) await judgeFlagged(store, submission, {verdict, now: time});
        results.push({id, outcome: submission ? 'done' : 'not-flagged', version: 0});
      }
      return results;
    },

    /** Lists the partners and pages of all records, for the filters. */
    choices: async (): Promise<InboxChoices> =>
      await store.read(async (db) => {
        const distinct = async (column: 'partner' | 'page'): Promise<readonly string[]> =>
          (
            await db
              .selectFrom('inbox_item')
              .select(column)
              .distinct()
              .where(column, '!=', '')
              .orderBy(column)
              .limit(MOST_CHOICES)
              .execute()
          ).map((row) => row[column]);
        return {partners: await distinct('partner'), pages: await distinct('page')};
      }),
  };
};

const MOST_CHOICES = 200;

const counts = async (
  store: Pick<Store, 'read'>,
  memberId: string,
): Promise<{readonly unread: number; readonly flagged: number}> =>
  await store.read(async (db) => {
    const unread = db
      .selectFrom('inbox_unread')
      .crossJoin('inbox_item')
      .whereRef('inbox_item.submission_id', '=', 'inbox_unread.submission_id')
      .where('inbox_unread.member_id', '=', memberId)
      .where('inbox_item.flag', '=', '')
      .select('inbox_item.submission_id')
      .limit(MOST_COUNTED);
    const flagged = db
      .selectFrom('inbox_item')
      .where('flag', '=', 'flagged')
      .select('submission_id')
      .limit(MOST_COUNTED);
    return {unread: (await unread.execute()).length, flagged: (await flagged.execute()).length};
  });
