import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {chromiumFlags, testChromiumPath, firefoxPath} from './build/find-browser.ts';

const executablePath = testChromiumPath();
const firefox = firefoxPath();
// `npm run test:all`: the matrices whole.
const isFull = process.env['LAMPLIGHT_TESTS'] === 'all';

/** Tests of the served product; each worker starts its own product (reliability/running-product.ts). */
export default defineConfig({
  testMatch: '**/*.e2e.test.ts',
  outputDir: 'test-results/playwright',
  snapshotPathTemplate: '{testFileDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can delay a test. The report names each test that needed its second try.
  retries: 1,
  // One more worker than processors uses the time that tests spend waiting for pages; with two more, tests ran into their limits.
  workers: availableParallelism() + 1,
  // Twice what a machine with a load of 10 needs. A test that passes waits no longer than it must.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/playwright.json'}]],
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          args: chromiumFlags,
          ...(executablePath ? {executablePath} : {}),
        },
      },
    },
    // Tests tagged @firefox run there too, where it is installed: Playwright drives the distribution's own. Tests tagged @firefox-full
    // run there in `npm run test:all`.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: isFull ? /@firefox/ : /@firefox(?!-full)/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {executablePath: firefox},
            },
          },
        ]
      : []),
  ],
});
