import {defineConfig} from '@playwright/test';
import base from '../../../../playwright.config.ts';

/** The product's tests with short timeouts, because every test is expected to fail. */
export default defineConfig({
  ...base,
  testDir: '../../../..',
  outputDir: '../../../../test-results/breakages',
  timeout: 30_000,
  expect: {timeout: 8_000},
  reporter: [['json']],
});
