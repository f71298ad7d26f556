import type {Page} from '@playwright/test';

/** The bytes of the bodies that a page has received, compressed, by kind. */
export type Transferred = {
  readonly document: number;
  readonly css: number;
  readonly script: number;
  readonly font: number;
  readonly other: number;
  readonly total: number;
  readonly requests: number;
};

const kindOf = (type: string): 'document' | 'css' | 'script' | 'font' | 'other' => {
  if (type === 'document' || type === 'script' || type === 'font') return type;
  return type === 'stylesheet' ? 'css' : 'other';
};

/** Counts what a page receives from now on. Call the result to read the counts. */
export const countTransfers = (page: Page): (() => Promise<Transferred>) => {
  const pending: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const size = async () =>
      [kindOf(request.resourceType()), (await request.sizes()).responseBodySize] as const;
    pending.push(size());
  });
  return async () => {
    const sums = {document: 0, css: 0, script: 0, font: 0, other: 0};
    const all = await Promise.all(pending);
    for (const [kind, bytes] of all) sums[kindOf(kind === 'css' ? 'stylesheet' : kind)] += bytes;
    const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
    return {...sums, total, requests: all.length};
  };
};
