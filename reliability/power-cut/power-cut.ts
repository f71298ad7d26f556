/**
 * Cuts the power of the data disk repeatedly while clients send: unflushed writes are lost, kept or torn at random. Then mounts the disk,
 * starts the product on it and compares. Short form 8 cuts, long form 200.
 */
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkStore, type Comparison, waitUntilDrained} from '../program/check-store.ts';
import {checkNotified} from '../program/check-notified.ts';
import {Clients} from '../program/clients.ts';
import {Journal} from '../program/journal.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import type {OutgoingSubmission} from '../program/submission.ts';
import {waitFor, waitUntil} from '../program/wait.ts';
import {FATES} from './platter.ts';
import {VolatileDisk} from './volatile-disk.ts';

const CLIENTS = 16;
const LOAD_MS = {least: 150, most: 900};
const DRAIN_MS = 15 * 60_000;
const UNREADABLE = 'the store cannot be read';
const NO_SYNC = fileURLToPath(new URL('no-sync.ts', import.meta.url));

const powerCut = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const isControl = run.option('no-sync') !== undefined;
  const cuts = isLong ? (isControl ? 50 : 200) : 8;
  const disk = await VolatileDisk.create(run);
  const place = {DATA_DIR: join(disk.folder, 'data'), DATABASE_URL: ''};
  const server = await ServerProcess.create(run, {
    environment: place,
    nodeOptions: isControl ? ['--import', NO_SYNC] : [],
  });
  const faults: string[] = [];
  const losses: string[] = [];
  const total = {
    acknowledged: 0,
    lost: 0,
    duplicates: 0,
    unsafeWrites: 0,
    flushes: 0,
    lossyCuts: 0,
    unreadable: 0,
  };
  let journal = new Journal();
  let unanswered: readonly OutgoingSubmission[] = [];
  const clientsOf = () =>
    new Clients({count: CLIENTS, random, journal, origin: () => server.origin, pauseMs: 60});
  const startAfresh = () => {
    disk.format();
    faults.push(...journal.faults);
    total.acknowledged += journal.acknowledged;
    journal = new Journal();
    unanswered = [];
  };

  startAfresh();
  for (let cut = 1; cut <= cuts; cut += 1) {
    await server.start();
    const clients = clientsOf();
    clients.start(unanswered);
    const before = journal.acknowledged;
    await waitUntil(() => journal.acknowledged > before, {
      within: 60_000,
      every: 5,
      what: 'the first answer',
    });
    await waitFor(random.between(LOAD_MS.least, LOAD_MS.most));
    clients.stopListening();
    const {unsafeWrites, flushes} = await disk.cut(random.between(1, 2 ** 30), random.pick(FATES));
    total.unsafeWrites += unsafeWrites;
    total.flushes = flushes;
    await server.kill('SIGKILL');
    unanswered = await clients.abandon();
    await disk.powerOn();
    disk.mount();
    const {lost, duplicates, faults: found} = await compare(place, journal);
    total.lost += lost;
    total.duplicates += duplicates;
    if (lost > 0) total.lossyCuts += 1;
    if (found.some((fault) => fault.startsWith(UNREADABLE))) total.unreadable += 1;
    losses.push(...found);
    if (isControl && cut === 1) say(found[0] ?? 'nothing was lost');
    if (found.length > 0) startAfresh();
    if (cut % 20 === 0)
      say(`${cut} cuts, ${total.acknowledged + journal.acknowledged} acknowledged, ${total.lost} lost`);
  }
  if (isControl) {
    total.acknowledged += journal.acknowledged;
    disk.unmount();
    return {
      figures: figuresOf(cuts, total, {}),
      faults: total.lost > 0 ? [] : ['a store that does not sync lost nothing: the program sees nothing'],
    };
  }

  await server.start();
  const last = clientsOf();
  for (const submission of unanswered) await last.deliver(submission);
  say('everything is acknowledged; waiting for the outbox');
  await waitUntilDrained(place, DRAIN_MS);
  await server.kill('SIGTERM');
  const end = await compare(place, journal);
  const notified = await checkNotified(place);
  total.acknowledged += journal.acknowledged;
  disk.unmount();
  const figures = figuresOf(cuts, total, {
    'rows in the store': end.stored,
    'mails in the mailbox, none missing': notified.notified,
  });
  return {
    figures,
    faults: [...faults, ...losses, ...journal.faults, ...server.faults, ...end.faults, ...notified.faults],
  };
};

// A store that cannot be opened has lost all acknowledged data.
const compare = async (place: Parameters<typeof checkStore>[0], journal: Journal): Promise<Comparison> => {
  try {
    return await checkStore(place, journal);
  } catch (error) {
    const lost = journal.acknowledged;
    return {stored: 0, lost, duplicates: 0, faults: [`${UNREADABLE}: ${String(error)}`]};
  }
};

const figuresOf = (
  cuts: number,
  total: Readonly<
    Record<
      'acknowledged' | 'lost' | 'duplicates' | 'unsafeWrites' | 'flushes' | 'lossyCuts' | 'unreadable',
      number
    >
  >,
  more: Findings['figures'],
): Findings['figures'] => ({
  'power cuts': cuts,
  clients: CLIENTS,
  'acknowledged submissions': total.acknowledged,
  'acknowledged and lost': total.lost,
  'cuts that lost something': total.lossyCuts,
  'cuts after which the store could not be read': total.unreadable,
  'stored twice': total.duplicates,
  'flushes that the disk was asked for': total.flushes,
  'writes not yet safe when the power went': total.unsafeWrites,
  ...more,
});

await runProgram({
  name: 'power-cut',
  proves:
    'a power cut at any moment loses no acknowledged submission, and a store that does not sync does (the control, --no-sync)',
  limits: {short: 5 * 60_000, long: 90 * 60_000},
  options: {'no-sync': {type: 'boolean'}},
  run: powerCut,
});
