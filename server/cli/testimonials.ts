/** The program behind `npm run testimonials`: adds, lists and withdraws what real clients said. */
import {parseArgs} from 'node:util';
import {loadAgency} from '../../agency/load.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {readSettings} from '../settings/settings.ts';
import {openStore} from '../start/open-store.ts';
import type {Store} from '../storage/store.ts';
import {testimonialEntrySchema, type TestimonialEntry} from '../testimonials/testimonial-entry.schema.ts';
import {
  readTestimonials,
  recordTestimonial,
  type TestimonialRecord,
  withdrawTestimonial,
} from '../testimonials/testimonial-record.ts';
import {CommandError} from './command-error.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {UsageError} from './usage-error.ts';

const USAGE = `Usage: npm run testimonials -- <command>

  add --name <as the client wants to be named> --service <service id> --rating <1 to 5>
      --review <what the client wrote, word for word>
      --source <where it was given> --date <the day it was given>
      --permission <who allowed its use, and how>
      --relationship <what joins the client and you, and any reward given>
      [--lang en|es|fr|de|zh]     the language of the review; en when left out
      [--image <address>]         a picture on the agency's own site
  list                            every testimonial with its proof, withdrawn ones marked
  withdraw <id>...                takes it off the site; the proof stays on record

Days are YYYY-MM-DD. Only real ones: an invented testimonial is unlawful (16 CFR 465). Pages show a change within
five minutes. The store is the one that DATABASE_URL or DATA_DIR names.`;

const OPTIONS = {
  name: {type: 'string'},
  service: {type: 'string'},
  rating: {type: 'string'},
  review: {type: 'string'},
  source: {type: 'string'},
  date: {type: 'string'},
  permission: {type: 'string'},
  relationship: {type: 'string'},
  lang: {type: 'string'},
  image: {type: 'string'},
} as const;

const testimonials = async (args: readonly string[], terminal: Terminal): Promise<void> => {
  const [command, ...rest] = args;
  switch (command) {
    case 'add': {
      const entry = readEntry(rest, terminal);
      const id = await withStore(terminal, (store) => recordTestimonial(store, entry, new Date()));
      terminal.print(`Added testimonial ${id}.`);
      return;
    }
    case 'list':
      if (rest.length > 0) throw new UsageError(`"list" takes no "${rest.join(' ')}".`);
      terminal.print(await withStore(terminal, async (store) => asText(await readTestimonials(store))));
      return;
    case 'withdraw':
      await withdraw(rest, terminal);
      return;
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
};

/** Throws a UsageError that names every field that is missing or wrong, and what it should be. */
const readEntry = (args: readonly string[], {environment}: Terminal): TestimonialEntry => {
  const {values} = parseArgs({args: [...args], options: OPTIONS});
  const parsed = testimonialEntrySchema(chicagoDay(Date.now())).safeParse(values);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({path, message}) => `  --${path.join('.')} ${message}`);
    throw new UsageError(`This testimonial cannot be added:\n${faults.join('\n')}`);
  }
  return {...parsed.data, image: readImage(parsed.data.image, loadAgency(environment).siteOrigin)};
};

/** A picture of another site would tell that site who reads the page. */
const readImage = (address: string, siteOrigin: string): string => {
  if (address === '') return '';
  const url = URL.canParse(address, siteOrigin) ? new URL(address, siteOrigin) : undefined;
  if (url?.origin === siteOrigin) return url.href;
  throw new UsageError(`--image should be a picture on the agency's own site, ${siteOrigin}/...`);
};

const withdraw = async (ids: readonly string[], terminal: Terminal): Promise<void> => {
  if (ids.length === 0) throw new UsageError('"withdraw" needs at least one id.');
  const wrong = ids.find((id) => !/^[1-9]\d{0,8}$/u.test(id));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not the id of a testimonial.`);
  await withStore(terminal, async (store) => {
    for (const id of ids) {
      if (!(await withdrawTestimonial(store, Number(id))))
        throw new CommandError(`There is no testimonial ${id} on the site.`);
      terminal.print(`Withdrew testimonial ${id}.`);
    }
  });
};

const withStore = async <Value>(
  {environment}: Terminal,
  act: (store: Store) => Promise<Value>,
): Promise<Value> => {
  const store = openStore(readSettings(environment));
  try {
    return await act(store);
  } finally {
    await store.close();
  }
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

await runCommand(USAGE, testimonials);
