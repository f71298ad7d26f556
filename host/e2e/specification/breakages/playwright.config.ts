import {defineConfig} from '@playwright/test';
import base from '../../../../playwright.config.ts';

/** The product's tests, less patient: here a failure is the good news, and nobody waits for it long. */
export default defineConfig({
  ...base,
  testDir: '../../../..',
  outputDir: '../../../../test-results/breakages',
  timeout: 30_000,
  expect: {timeout: 4_000},
  reporter: [['json']],
});
