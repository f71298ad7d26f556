import {newEvent} from '../../server/chat/new-event.ts';
import {withVault} from '../../server/cli/vault.ts';
import {readSettings} from '../../server/settings/settings.ts';
import type {Place} from '../program/check-store.ts';

/** The ways in which the control damages a conversation in the store. */
export const DAMAGES = ['lose', 'double', 'swap'] as const;

/** Damages a conversation directly in the store: the program must notice. Throws when nothing was changed. */
export const damage = async (place: Place, id: string, how: string): Promise<void> =>
  await withVault(readSettings(place), async ({store, keyring}) => {
    await store.write(async (transaction) => {
      const events = await transaction
        .selectFrom('chat_event')
        .select(['id', 'seq', 'kind'])
        .where('submission_id', '=', id)
        .orderBy('seq')
        .execute();
      const [first, second] = events.filter(({kind}) => kind === 'visitor');
      if (!first || !second) throw new Error('nothing was written that could be damaged');
      const place = (eventId: string, seq: number) =>
        transaction.updateTable('chat_event').set({seq}).where('id', '=', eventId).execute();
      if (how === 'lose') await transaction.deleteFrom('chat_event').where('id', '=', first.id).execute();
      if (how === 'swap') {
        await place(first.id, 0);
        await place(second.id, first.seq);
        await place(first.id, second.seq);
      }
      if (how !== 'double') return;
      const sent = {conversationId: id, kind: 'visitor', text: 'Question 1', at: new Date()} as const;
      const seq = (events.at(-1)?.seq ?? 0) + 1;
      await transaction
        .insertInto('chat_event')
        .values({...newEvent(keyring.current, sent), seq})
        .execute();
    });
  });
