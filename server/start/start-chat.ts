import type {AgencyConfig, Hours} from '../../agency/config.schema.ts';
import type {Campaign} from '../../contract/campaign.ts';
import {noteInBackups} from '../backup/note-in-backups.ts';
import {createSiteAnswers} from '../chat/answers/site-answers.ts';
import type {ChatRouteParts} from '../chat/chat.route.ts';
import {createChatService} from '../chat/chat.service.ts';
import {listenPostgres} from '../chat/events/listen-postgres.ts';
import {LiveEvents} from '../chat/events/live-events.ts';
import {readEvents} from '../chat/events/read-events.ts';
import {openConversation} from '../chat/open-conversation.ts';
import {Presence} from '../chat/presence/presence.ts';
import {removeFromMailbox} from '../delivery/mailbox-channel.ts';
import {keepNoContact} from '../desk/person/keep-no-contact.ts';
import type {PublishedTexts} from '../evidence/published-texts.ts';
import type {Keys} from '../keys/keys.ts';
import {erasedTogether, eraseSubmission} from '../retention/erase-submission.ts';
import type {Environment, Settings} from '../settings/settings.ts';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import type {ChangeBell} from '../storage/change-bell.ts';
import type {Store} from '../storage/store.ts';

// Commands write from other processes, and SQLite sends no notifications. With PostgreSQL, polling is needed only
// while the connection is lost.
const POLL_MS = 2_000;
const POLL_BESIDE_LISTEN_MS = 15_000;

type Parts = {
  readonly store: Store;
  /** The same store without measurement, for listening to PostgreSQL. */
  readonly database: Store;
  /** Emits changes of other processes. */
  readonly bell: ChangeBell;
  readonly keys: Pick<Keys, 'ring'>;
  readonly texts: PublishedTexts;
  readonly now: () => Date;
  readonly agency: AgencyConfig;
  readonly environment: Environment;
  readonly readCampaigns: () => readonly Campaign[];
  readonly readHours: () => Hours;
  readonly stamp: () => number;
  readonly settings: Settings;
};

/** Builds the chat. Throws the agency's ConfigError when its content cannot be read. */
export const startChat = (
  parts: Parts,
): {readonly parts: ChatRouteParts; readonly stop: () => Promise<void>} => {
  const {store, database, bell, keys, now, settings} = parts;
  const live: LiveEvents = new LiveEvents({
    read: async (id, after) => await readEvents(store, await keys.ring(), {id, after}),
    lastOf: async (ids) => {
      const rows = await store.read((db) =>
        db
          .selectFrom('conversation')
          .select(['submission_id', 'last_seq'])
          .where('submission_id', 'in', ids)
          .execute(),
      );
      return new Map(rows.map(({submission_id: id, last_seq: last}) => [id, last]));
    },
    pollMs: () => (listening?.isConnected() ? POLL_BESIDE_LISTEN_MS : POLL_MS),
    // Streams use at most half of the connections, because a stream never becomes idle and cannot be closed to make
    // room for other requests.
    most: Math.ceil(settings.MAX_CONNECTIONS / 2),
  });
  const listening =
    database instanceof PostgresStore
      ? listenPostgres(database.pool, {
          onEvent: (id) => {
            live.wake(id);
            bell.ring();
          },
          onConnected: () => {
            void live.wakeAll();
            bell.ring();
          },
        })
      : undefined;
  const presence = new Presence(store, now);
  const erase = async (id: string): Promise<void> => {
    const vault = {store, keyring: await keys.ring()};
    const time = now();
    await keepNoContact({...vault, settings, now: time}, await erasedTogether(store, id));
    const ids = await eraseSubmission(vault, id, {reason: 'request', now: time});
    await noteInBackups(settings, ids, time);
    for (const each of ids) await removeFromMailbox(settings.DATA_DIR, each);
    live.wake(id);
  };
  const chat = createChatService({
    ...parts,
    answer: createSiteAnswers(parts),
    waitSeconds: settings.CHAT_WAIT_SECONDS,
    isDeskOpen: () => presence.isHere('desk'),
    erase,
    onEvent: (id) => live.wake(id),
  });
  return {
    parts: {
      chat,
      live,
      presence,
      open: (request) => openConversation(store, request),
      erase: ({submission_id: id}) => erase(id),
    },
    stop: async () => {
      live.close();
      listening?.stop();
      await presence.stop();
    },
  };
};
