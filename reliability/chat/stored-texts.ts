import {EVENTS_AT_ONCE, readEvents} from '../../server/chat/events/read-events.ts';
import {withVault} from '../../server/cli/vault.ts';
import {readSettings} from '../../server/settings/settings.ts';
import type {Place} from '../program/check-store.ts';

/** Reads the texts of a conversation in the store, in order. */
export const storedTexts = async (place: Place, id: string): Promise<readonly string[]> =>
  await withVault(readSettings(place), async ({store, keyring}) => {
    const texts: string[] = [];
    for (let after = 0, size = EVENTS_AT_ONCE; size === EVENTS_AT_ONCE;) {
      const events = await readEvents(store, keyring, {id, after});
      for (const event of events)
        texts.push(event.name === 'message' ? `${event.frame.from}: ${event.frame.text}` : event.name);
      after = events.at(-1)?.seq ?? after;
      size = events.length;
    }
    return texts;
  });
