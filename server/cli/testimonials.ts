/** `npm run testimonials`: adds, lists, withdraws and erases testimonials of clients. */
import {loadAgency} from '../../agency/load.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {account} from '../evidence/access-log.ts';
import {readSettings} from '../settings/settings.ts';
import {eraseTestimonial} from '../testimonials/erase-testimonial.ts';
import {checkEntry} from '../testimonials/read-entry.ts';
import type {TestimonialEntry} from '../testimonials/testimonial-entry.schema.ts';
import {
  isTestimonialId,
  readTestimonials,
  recordTestimonial,
  type TestimonialRecord,
  withdrawTestimonial,
} from '../testimonials/testimonial-record.ts';
import {CommandError} from './command-error.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {scrubForCommand} from './scrub-for-command.ts';
import {processTerminal} from './terminal.ts';
import type {Store} from '../storage/store.ts';
import {UsageError} from './usage-error.ts';
import {hasStore, withStore} from './vault.ts';

const {environment, print} = processTerminal();

/** Checks an entry. Throws UsageError with every missing or invalid field and the expected value. */
const readEntry = (values: unknown): TestimonialEntry => {
  const checked = checkEntry(values, {siteOrigin: loadAgency(environment).siteOrigin, now: new Date()});
  if ('entry' in checked) return checked.entry;
  const faults = checked.faults.map(({field, expected}) => `  --${field} ${expected}`);
  throw new UsageError(`This testimonial cannot be added:\n${faults.join('\n')}`);
};

const add = async (values: unknown): Promise<void> => {
  const entry = readEntry(values);
  const id = await withStore(readSettings(environment), (store) =>
    store.write((transaction) => recordTestimonial(transaction, entry, {actor: account(), now: new Date()})),
  );
  print(`Added testimonial ${id}.`);
};

const list = async (): Promise<void> => {
  const settings = readSettings(environment);
  const records = hasStore(settings) ? await withStore(settings, readTestimonials) : [];
  print(asText(records));
};

type Change = {readonly act: typeof withdrawTestimonial; readonly done: string; readonly place: string};

const missing = (id: string | undefined, {place}: Change): CommandError =>
  new CommandError(`There is no testimonial ${id} ${place}.`);

// Runs one transaction for each id, so that finished work is kept if a later step fails.
const forEach = async (store: Store, ids: readonly string[], change: Change): Promise<void> => {
  for (const id of ids) {
    const write = {actor: account(), now: new Date(), version: undefined};
    const version = await store.write((transaction) => change.act(transaction, Number(id), write));
    if (version === 'changed')
      throw new CommandError(`Testimonial ${id} was changed by another command at the same time: try again.`);
    if (version === undefined) throw missing(id, change);
    print(`${change.done} testimonial ${id}.`);
  }
};

const requireIds = (ids: readonly string[]): void => {
  const wrong = ids.find((id) => !isTestimonialId(id));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not the id of a testimonial.`);
};

// Neither act creates a store.
const settingsFor = (ids: readonly string[], change: Change): ReturnType<typeof readSettings> => {
  requireIds(ids);
  const settings = readSettings(environment);
  if (!hasStore(settings)) throw missing(ids[0], change);
  return settings;
};

const withdraw = async (ids: readonly string[]): Promise<void> => {
  const change = {act: withdrawTestimonial, done: 'Withdrew', place: 'on the site'};
  await withStore(settingsFor(ids, change), (store) => forEach(store, ids, change));
};

const erase = async (ids: readonly string[]): Promise<void> => {
  const change = {act: eraseTestimonial, done: 'Erased', place: 'in the store'};
  await withStore(settingsFor(ids, change), async (store) => {
    await forEach(store, ids, change);
    await scrubForCommand(store, {done: 'The testimonials are erased.', again: 'npm run leads -- purge'});
  });
  print(
    'Older backups contain the testimonials until the backups are deleted. After a restore, erase them again.',
  );
};

const asText = (records: readonly TestimonialRecord[]): string =>
  records.length === 0 ? 'There are no testimonials.' : records.map(describe).join('\n\n');

const describe = (record: TestimonialRecord): string =>
  [
    `${record.id}  ${record.name}, ${record.service}, ${record.rating} of 5${record.published_at === null ? ', WITHDRAWN' : ''}`,
    `  ${record.review.replaceAll('\n', '\n  ')}`,
    `  source: ${record.source}, ${record.given_on} (${record.lang})`,
    `  permission: ${record.permission}`,
    `  relationship: ${record.relationship}`,
    ...(record.image_url === '' ? [] : [`  image: ${record.image_url}`]),
  ].join('\n');

const PREFIX = 'npm run -s testimonials --';

const testimonials = createProgram('npm run testimonials --', {
  summary: 'Adds, lists, withdraws and erases reviews by real clients.',
  notes: `Add only real ones: an invented testimonial is unlawful (16 CFR 465). Pages show a change within five minutes. The
store is the one that DATABASE_URL or DATA_DIR names.`,
  examples: [`${PREFIX} list`, `${PREFIX} add --help`],
});

addCommand(testimonials, 'add', {
  summary: 'Adds a testimonial with the proof of its permission.',
  examples: [
    `${PREFIX} add --name "Maria G." --service health \\
    --rating 5 --review "Patient, clear, on time." \\
    --source Google --date 2026-11-03 \\
    --permission "email of 2026-11-04" --relationship "client since 2021"`,
  ],
})
  .option('--name <name>', 'the name that the client wants to show')
  .option('--service <id>', 'the service, as the agency names it: health, life ...')
  .option('--rating <1-5>', 'the number of stars')
  .option('--review <text>', 'the exact text of the client')
  .option('--source <text>', 'the place where the client published the review')
  .option('--date <day>', 'the day of the review (YYYY-MM-DD)')
  .option('--permission <text>', 'who allowed its use, and how')
  .option('--relationship <text>', 'the relationship between the client and you, and any reward')
  .option('--lang <language>', `the language of the review: ${LANGUAGES.join(', ')}; the default is en`)
  .option('--image <address>', "a picture on the agency's own site")
  .action(add);

addCommand(testimonials, 'list', {
  summary: 'Lists every testimonial with its proof, withdrawn ones marked.',
  examples: [`${PREFIX} list`],
}).action(list);

addCommand(testimonials, 'withdraw', {
  summary: 'Removes testimonials from the site; their proof stays on record.',
  examples: [`${PREFIX} withdraw 3`],
})
  .argument('<id...>', 'the numbers that "list" shows')
  .action(withdraw);

addCommand(testimonials, 'erase', {
  summary: 'Erases testimonials permanently: text, author and proof, in every stored version.',
  notes: 'For a client who wants everything erased. Nobody can restore an erased testimonial.',
  examples: [`${PREFIX} erase 3`],
})
  .argument('<id...>', 'the numbers that "list" shows')
  .action(erase);

await runProgram(testimonials);
