import {inject} from 'vitest';

/**
 * A fixed sample of a matrix of tests: one part of `each`, starting at the index `first`. In `npm run test:all` every part. For vitest;
 * Playwright, which cannot inject, has `sampled` in `host/e2e/every-page.ts`.
 */
export const sampled = <Part>(parts: readonly Part[], each = 3, first = 0): readonly Part[] =>
  inject('isFull') ? parts : parts.filter((_part, place) => place % each === first % each);
