import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {playwright} from '@vitest/browser-playwright';
import {defineConfig} from 'vitest/config';
import {constants} from './build/product.ts';
import {chromiumFlags, testChromiumPath} from './build/find-browser.ts';
import {hostModules} from './build/host-modules.ts';
import {reactOnPreact} from './build/react-on-preact.ts';
import {widgetModules} from './build/widget-modules.ts';
import {LongestFirst} from './scripts/longest-first.ts';

// `npm run test:all`: the matrices whole.
const isFull = process.env['LAMPLIGHT_TESTS'] === 'all';

// Tests that take long, and whose own part is above the store: answers of routes, pages, what a command prints. On PostgreSQL they
// run in test:all.
const aboveStore = [
  'server/cli/{agency,backup,backup-withdrawals,chat,deliveries,desk,evidence,keys,prune-keys,report,testimonials}.test.ts',
  'server/cli/leads/*.test.ts',
  'server/{leads/calculation,saved-results/{mailed-copy,result-pages},evidence/consent-evidence,submission/attribution}.test.ts',
  'server/desk/{assistant,attacks,desk,routes-and-roles,attention/hostile-texts,conversation/conversation}.test.ts',
  'server/desk/{feed/feed,report/report,sharing/hidden-texts}.test.ts',
  'server/desk/{edits/*,person/notes,person/withdrawn-number,push/push,push/push-*,sign-in/{link,passkey}}.test.ts',
];

// What uses no store, or ends before anything is stored.
const withoutStore = [
  'server/cli/{campaigns,csv,help,output-file,premiums,progress,record-formats,table}.test.ts',
  'server/cli/leads/usage.test.ts',
  'server/cli/agency/**/*.test.ts',
  'server/desk/{page,permission,request}/*.test.ts',
  'server/leads/refused-answers.test.ts',
  'server/chat/{answers,health}/**/*.test.ts',
];

const executablePath = testChromiumPath();
const isHostTest = '{host,desk}/**/*.test.{ts,tsx}';
const browserTests = 'widgets/**/*.browser.test.{ts,tsx}';
const onPostgresOnly = 'server/**/*.postgres.test.ts';

// How long `expect.poll` waits for what must come: a second is too short for a machine that also builds and serves.
const patient = {poll: {timeout: 30_000}} as const;

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the library's own
  interface ProvidedContext {
    /** True in `npm run test:all`: the full matrices run. */
    isFull: boolean;
  }
}

export default defineConfig({
  test: {
    provide: {isFull},
    // The projects on Node share a process among files (`isolate: false`): no test replaces a module, and each restores what it changes.
    // Most tests wait for servers, commands and disks: a third worker uses the time in which two processors would idle.
    maxWorkers: availableParallelism() + 1,
    sequence: {sequencer: LongestFirst},
    projects: [
      {
        // Real React: the agency's site.
        define: constants(false),
        plugins: [hostModules(), widgetModules({texts: 'chunks'})],
        test: {
          name: 'host',
          include: [isHostTest],
          exclude: ['**/*.e2e.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        define: constants(false),
        plugins: [reactOnPreact(() => true), widgetModules({texts: 'chunks'})],
        test: {
          name: 'unit',
          include: [
            '{insurance,contract,widgets,server,reliability,agency,build,scripts,embed-demo,package}/**/*.test.{ts,tsx}',
          ],
          exclude: [browserTests, '**/*.e2e.test.ts', onPostgresOnly],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          expect: patient,
          globalSetup: 'server/testing/prepared-files.ts',
          alias: [
            {
              find: /^\.\/store-thread-url\.ts$/u,
              replacement: fileURLToPath(new URL('server/testing/bundled-store-thread.ts', import.meta.url)),
            },
            {
              find: /^\.\/command-file\.ts$/u,
              replacement: fileURLToPath(new URL('server/testing/bundled-command-file.ts', import.meta.url)),
            },
          ],
        },
      },
      {
        // The tests of the store once more, on a PostgreSQL server that is started for them.
        test: {
          name: 'postgres',
          include: [
            'server/{storage,submission,leads,saved-results,cli,evidence,keys,retention,withdrawal,testimonials,chat,counts,desk}/**/*.test.ts',
            onPostgresOnly,
          ],
          exclude: ['**/*.sqlite.test.ts', ...withoutStore, ...(isFull ? [] : aboveStore)],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          expect: patient,
          globalSetup: 'server/testing/postgres-cluster.ts',
        },
      },
      {
        define: constants(false),
        plugins: [reactOnPreact(() => true), widgetModules({texts: 'chunks'})],
        optimizeDeps: {
          include: ['preact', 'preact/hooks', 'ky', 'axe-core'],
        },
        test: {
          name: 'browser',
          testTimeout: 60_000,
          expect: patient,
          include: [browserTests],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {args: chromiumFlags, ...(executablePath ? {executablePath} : {})},
            }),
            instances: [{browser: 'chromium'}],
          },
        },
      },
    ],
  },
});
