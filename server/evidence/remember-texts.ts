import type {Logger} from 'pino';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Store} from '../storage/store.ts';
import {isPublishedText, type PublishedTexts} from './published-texts.ts';

const AGAIN_MS = 10_000;

type Parts = {
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly texts: PublishedTexts;
  readonly now: () => Date;
};

/**
 * Records each current consent text, and adds earlier recorded texts to `texts`. After the agency has changed its
 * name, license, telephone or email, a page that is still open sends a consent to the former text.
 */
const rememberTexts = async ({store, texts, now}: Parts): Promise<void> => {
  const known = await store.read((db) => db.selectFrom('published_text').selectAll().execute());
  const hashes = new Set(known.map(({sha256}) => sha256));
  const at = now().toISOString();
  const rows = [...texts.consents]
    .filter(([sha256]) => !hashes.has(sha256))
    .map(([sha256, text]) => Object.assign({sha256, published_at: at}, text));
  if (rows.length > 0)
    await store.write(async (transaction) => {
      await transaction
        .insertInto('published_text')
        .values(rows)
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute();
    });
  for (const {sha256, kind, version, lang, text} of known) {
    const former = {kind, version, lang, text};
    if (!texts.consents.has(sha256) && isPublishedText(former)) texts.consents.set(sha256, former);
  }
};

/** Records the texts now, and retries until the store is available. Returns a function that ends the retries. */
export const rememberTextsSoon = async (parts: Parts & {readonly log: Logger}): Promise<() => void> => {
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      await rememberTexts(parts);
    } catch (err) {
      // The store logs its own errors.
      if (!(err instanceof StorageUnavailableError))
        parts.log.error({err}, 'the published consent texts cannot be recorded');
      timer = setTimeout(() => void attempt(), AGAIN_MS).unref();
    }
  };
  await attempt();
  return () => clearTimeout(timer);
};
