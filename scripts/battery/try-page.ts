import {type HostilePage, WATCH_NONCE} from '../../embed-demo/e2e/hostile-page.ts';
import {
  dialogStates,
  drawnStates,
  globals,
  outsideOurs,
  requested,
  stored,
} from '../../embed-demo/e2e/page-state.ts';
import type {PartnerPage, PartnerServer} from '../../embed-demo/e2e/partner-page.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import type {Engine, Visit} from './engine.ts';
import {startTroubledApi} from './troubled-api.ts';

const PATIENCE_MS = 30_000;
const ROUNDS = 3;

/** The result of a visit to one page: the missing parts of each element, and the faults of the page as a whole. */
export type Finding = {
  readonly elements: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
};

// Runs before all other scripts on the page and records errors.
const WATCH = `<script nonce="${WATCH_NONCE}">
  window.faults ??= []; // from before, on a page that is written again
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, (event) => {
      const {message, reason, blockedURI, violatedDirective, target} = event;
      faults.push([type, message, reason, blockedURI, violatedDirective, target && target.src].filter(Boolean).join(' '));
    }, true);
  const say = console.error;
  console.error = (...words) => { faults.push('console ' + words.join(' ')); say(...words); };
</script>`;

const faultsOnPage = (): string => (window as unknown as {faults: string[]}).faults.join('\n');
const nextRound = (): string => {
  (window as {nextRound?: () => void}).nextRound?.();
  return '';
};
const typed = (): string => {
  const look = (root: ParentNode): string | undefined => {
    for (const element of root.querySelectorAll('*')) {
      const field = element.shadowRoot?.querySelector<HTMLInputElement>('[name=firstName]');
      if (field && element.localName === 'lamplight-quote-form') return field.value;
      const inside = element.shadowRoot ? look(element.shadowRoot) : undefined;
      if (inside !== undefined) return inside;
    }
    return undefined;
  };
  return look(document) ?? '';
};

const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);

const statesOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map(
    lines(text).map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]),
  );
  return new Map(widgetNames.map((name) => [name, found.get(`lamplight-${name}`) ?? 'is not on the page']));
};

const isWell = (states: ReadonlyMap<string, string>): boolean =>
  [...states.values()].every((state) => state === 'drawn');

/** Polls until a text is as expected, for at most half a minute. Returns the last text. */
const until = async (read: () => Promise<string>, isWanted: (text: string) => boolean): Promise<string> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const text = await read();
    if (isWanted(text) || Date.now() > end) return text;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

const drawn = async (visit: Visit): Promise<ReadonlyMap<string, string>> =>
  statesOf(
    await until(
      () => visit.read(drawnStates),
      (text) => isWell(statesOf(text)),
    ),
  );

const dialogFaults = async (visit: Visit): Promise<readonly string[]> =>
  lines(
    await until(
      () => visit.read(dialogStates),
      (text) => text === '',
    ),
  );

/** The servers of a visit. */
export type Place = {
  readonly partner: PartnerServer;
  readonly site: string;
  /** Starts the server of the first version, once. Rejects when that version cannot be built here. */
  readonly first: () => Promise<string>;
};

const publish = (
  {partner}: Place,
  {head = '', body, headers = {}}: PartnerPage,
  sandbox?: string,
): string => {
  const address = partner.publish({head: WATCH + head, body, headers});
  if (sandbox === undefined) return address;
  return partner.publish({
    body: `<iframe src="${address}" sandbox="${sandbox}" width="1200" height="2000" title="framed"></iframe>`,
  });
};

const openPage = async (visit: Visit, address: string, {sandbox}: HostilePage): Promise<void> => {
  await visit.open(address);
  if (sandbox !== undefined) await visit.enterFrame();
};

/** Reads the page without our scripts: the same markup, written for an origin without a server. */
const withoutUs = async (engine: Engine, page: HostilePage, place: Place) => {
  const visit = await engine.visit(page.media);
  try {
    const address = publish(place, page.write({site: 'http://localhost:9'}), page.sandbox);
    await openPage(visit, address, page);
    await until(
      () => visit.read(drawnStates),
      (text) => lines(text).length === widgetNames.length,
    );
    for (let round = 0; round < ROUNDS; round++) await visit.read(nextRound);
    return {names: lines(await visit.read(globals)), markup: await visit.read(outsideOurs)};
  } finally {
    await visit.end();
  }
};

/** Visits a hostile page with an engine. Rejects when the driver cannot show the page. */
export const tryPage = async (engine: Engine, page: HostilePage, place: Place): Promise<Finding> => {
  const first = page.hasFirstVersion ? await place.first() : undefined;
  const before = await withoutUs(engine, page, place);
  const api = page.trouble && (await startTroubledApi(page.trouble));
  const visit = await engine.visit(page.media);
  const faults: string[] = [];
  try {
    const written = page.write({
      site: place.site,
      ...(api ? {api: api.origin} : {}),
      ...(first === undefined ? {} : {first}),
    });
    await openPage(visit, publish(place, written, page.sandbox), page);
    let elements = await drawn(visit);
    for (let round = 0; round < ROUNDS && isWell(elements); round++) {
      await visit.read(nextRound);
      elements = await drawn(visit);
    }
    if (page.isReturnedTo) {
      await visit.open(place.partner.publish({body: 'Another page'}));
      await visit.back();
      elements = await drawn(visit);
    }
    const complaints = lines(await visit.read(faultsOnPage));
    faults.push(...complaints.filter((complaint) => !page.expected?.test(complaint)));
    const names = lines(await visit.read(globals)).filter((name) => !before.names.includes(name));
    if (names.join() !== 'Lamplight') faults.push(`globals: ${names.join(' ') || 'no Lamplight'}`);
    faults.push(...lines(await visit.read(stored)).map((entry) => `stored: ${entry}`));
    if ((await visit.cookies()) > 0) faults.push('a cookie');
    const ours = [place.site, place.partner.origin, api?.origin, first].filter(
      (origin) => origin !== undefined,
    );
    for (const address of lines(await visit.read(requested)))
      if (!ours.some((origin) => address.startsWith(`${origin}/`)) && !address.startsWith('data:'))
        faults.push(`requested: ${address}`);
    const markup = await until(
      () => visit.read(outsideOurs),
      (text) => text === before.markup,
    );
    if (markup !== before.markup) faults.push('the page around is not as it was');
    const mayType = page.media?.media !== 'print' && (page.sandbox === undefined || engine.typesInFrames);
    const closed = page.isBehindButtons && isWell(elements) ? await dialogFaults(visit) : [];
    faults.push(...closed);
    // Into a dialog that did not open nobody can type.
    if (isWell(elements) && mayType && closed.length === 0) {
      await visit.type('lamplight-quote-form', 'firstName', 'Ana');
      const text = await until(
        () => visit.read(typed),
        (value) => value === 'Ana',
      );
      if (text !== 'Ana') faults.push(`typed "Ana", and the field has "${text}"`);
    }
    const {lastLook} = page;
    if (lastLook)
      faults.push(
        ...lines(
          await until(
            () => visit.read(lastLook),
            (text) => text === '',
          ),
        ),
      );
    return {elements, faults};
  } finally {
    await visit.end();
    await api?.stop();
  }
};
