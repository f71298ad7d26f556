import {z} from 'zod';
import {StoredCampaignSchema, type StoredCampaign} from '../../agency/campaign.schema.ts';
import {HoursSchema, type Hours} from '../../agency/config.schema.ts';
import type {ChangeBell} from '../storage/change-bell.ts';
import type {EditTable} from '../storage/tables/edit-tables.ts';
import type {Store} from '../storage/store.ts';
import {readNewest} from './edit.store.ts';

// Commands write from other processes, and SQLite sends no notifications.
const POLL_MS = 2_000;
// A busy server commits hundreds of times a second.
const LEAST_BETWEEN_MS = 250;

const TemplateSchema = z.object({subject: z.string(), text: z.string()});

/** An edited mail template. */
export type EditedTemplate = z.infer<typeof TemplateSchema>;

/** The edits of the site that are in force. */
export type Edited = {
  readonly hours: Hours | undefined;
  readonly campaigns: readonly StoredCampaign[];
  /** The templates by id and language, such as `missed.de`. */
  readonly templates: ReadonlyMap<string, EditedTemplate>;
};

const NOTHING: Edited = {hours: undefined, campaigns: [], templates: new Map()};

type Parts = {
  readonly store: Pick<Store, 'read'>;
  readonly bell: Pick<ChangeBell, 'onRing' | 'onClose'>;
  /** Called with an edit that this release cannot read; the configuration stays in force for its entry. */
  readonly onFault: (error: unknown) => void;
};

/**
 * Keeps the edits of the site in memory, because pages and public answers need them at each request. A change by this process is visible at
 * once, a change by another process after PostgreSQL's notification or within two seconds. While the store is unavailable, the last known
 * edits stay in force.
 */
export class Edits {
  readonly #parts: Parts;
  #current = NOTHING;
  #known = -1;
  #running: Promise<void> | undefined;
  #isStale = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the edits that are in force. */
  get current(): Edited {
    return this.#current;
  }

  /** Returns a number that changes with every edit. */
  get stamp(): number {
    return this.#known;
  }

  /** Follows changes until the server stops. */
  start(): void {
    const timer = setInterval(() => void this.refresh(), POLL_MS);
    let waiting: NodeJS.Timeout | undefined;
    this.#parts.bell.onRing(() => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void this.refresh();
      }, LEAST_BETWEEN_MS).unref();
    });
    this.#parts.bell.onClose(() => {
      clearInterval(timer);
      clearTimeout(waiting);
    });
    timer.unref();
  }

  /** Reads the store if an edit was made since the last read. Never rejects. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    this.#running ??= this.#readAll().finally(() => (this.#running = undefined));
    await this.#running;
  }

  async #readAll(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      try {
        await this.#read();
      } catch {
        // The store logs its own errors; the next round reads again.
      }
    }
  }

  async #read(): Promise<void> {
    const {store} = this.#parts;
    // Rows are only added, so a change of their number shows that there are new edits.
    const {count} = await store.read((db) =>
      db
        .selectFrom('edit')
        .select(({fn}) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    if (Number(count) === this.#known) return;
    const [hours, campaigns, templates] = await store.read((db) =>
      Promise.all([readNewest(db, 'hours'), readNewest(db, 'campaign'), readNewest(db, 'template')]),
    );
    this.#current = {
      hours: this.#parsed(HoursSchema, hours)[0]?.[1],
      campaigns: this.#parsed(StoredCampaignSchema, campaigns).map(([, campaign]) => campaign),
      templates: new Map(this.#parsed(TemplateSchema, templates)),
    };
    this.#known = Number(count);
  }

  #parsed<Schema extends z.ZodType>(
    schema: Schema,
    rows: ReadonlyMap<string, EditTable>,
  ): readonly (readonly [string, z.output<Schema>])[] {
    return [...rows].flatMap(([name, {content}]) => {
      if (content === '') return [];
      const parsed = schema.safeParse(JSON.parse(content));
      if (parsed.success) return [[name, parsed.data] as const];
      this.#parts.onFault(parsed.error);
      return [];
    });
  }
}
