import type {DataKey} from '../../server/keys/data-key.ts';
import type {Keys} from '../../server/keys/keys.ts';
import {seal} from '../../server/keys/seal.ts';
import {placeOf} from '../../server/keys/sealed-fields.ts';
import {changeStateAct} from '../../server/desk/inbox/change-state.act.ts';
import type {Store} from '../../server/storage/store.ts';
import {timeOrderedId} from '../../server/storage/time-ordered-id.ts';
import {recordAct, type SubmissionRows} from '../../server/submission/record-submission.act.ts';
import {searchOf} from '../../server/submission/inbox/search-terms.ts';
import {INBOX_STATES} from '../../contract/desk-inbox.ts';
import {LANGUAGES} from '../../contract/language.ts';
import type {Random} from '../program/random.ts';

const AT_ONCE = 500;
const FIRST_NAMES = 300;
const LAST_NAMES = 2_000;
const MINUTE_MS = 60_000;

/** Returns the name of a record: some names are frequent, as among people. */
const nameOf = (random: Random): {readonly first: string; readonly last: string} => ({
  first: `Name${Math.floor(FIRST_NAMES * random.next() ** 3)}`,
  last: `Family${Math.floor(LAST_NAMES * random.next() ** 3)}`,
});

/** Fills a store with quote requests, one a minute up to now, by the act of a submission, and sets the state of most of them. */
export const fill = async (
  {store, keys}: {readonly store: Store; readonly keys: Pick<Keys, 'ring'>},
  {
    count,
    random,
    say,
  }: {readonly count: number; readonly random: Random; readonly say: (line: string) => void},
): Promise<void> => {
  const {current: key} = await keys.ring();
  const begin = Date.now() - count * MINUTE_MS;
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    const rows = Array.from({length: size}, (_, place) => rowOf({key, random, begin}, from + place));
    await Promise.all(rows.map((row) => store.perform(recordAct, row)));
    const state = INBOX_STATES[(from / AT_ONCE) % INBOX_STATES.length] ?? 'won';
    await store.perform(changeStateAct, {
      state,
      items: rows.map(({submission}) => ({id: submission.id, version: 1})),
      at: new Date(begin + from * MINUTE_MS).toISOString(),
      audit: {id: timeOrderedId(new Date()), at: '', actor: '', command: '', submissions: '', member_id: ''},
    });
    if ((from + size) % 20_000 === 0) say(`${from + size} records`);
  }
};

const rowOf = (
  {key, random, begin}: {readonly key: DataKey; readonly random: Random; readonly begin: number},
  number: number,
): SubmissionRows => {
  const at = new Date(begin + number * MINUTE_MS);
  const id = timeOrderedId(at);
  const {first, last} = nameOf(random);
  const sender = {
    name: `${first} ${last}`,
    email: `person${number}@mail.example`,
    phone: `713${String(1_000_000 + number * 7).slice(-7)}`,
  };
  const sealed = (column: string, text: string) => seal(key, text, placeOf('lead', column, id));
  const receivedAt = at.toISOString();
  return {
    submission: {
      id,
      kind: 'lead',
      received_at: receivedAt,
      held_for: random.happens(0.02) ? 'links' : '',
      superseded_by: null,
      lang: random.pick(LANGUAGES),
      partner: random.happens(0.5) ? `partner${random.between(1, 40)}` : '',
      page: `https://mill.example/page-${random.between(1, 200)}`,
      widget: 'quote-form',
      widget_version: '1.0.0',
      elapsed_ms: 9_000,
      origin: 'https://mill.example',
      erased_at: null,
      person: '',
    },
    lead: {
      submission_id: id,
      first_name: sealed('first_name', first),
      last_name: sealed('last_name', last),
      email: sealed('email', sender.email),
      phone: sealed('phone', sender.phone),
      insurance_type: 'health',
    },
    consents: [],
    outbox: [],
    key: undefined,
    fingerprints: [],
    evidence: {key: key.chain, entries: []},
    search: searchOf(key, sender),
    supersedes: [],
  };
};
