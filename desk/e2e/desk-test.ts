import type {Page} from '@playwright/test';
import {test as base} from '../../reliability/product-test.ts';
import {runProgram} from '../../server/testing/run-program.ts';

/** Invites somebody by the command and gives the address of the one-time link. */
export type Invite = (mail: string, ...options: readonly string[]) => Promise<string>;

/** Playwright's `test` with the served product, the command that invites, and a browser whose authenticator answers by itself. */
export const test = base.extend<{invite: Invite; desk: Page}>({
  invite: async ({product}, use) => {
    await use(async (mail, ...options) => {
      const {out, err} = await runProgram('desk.ts', ['invite', mail, ...options], {
        DATA_DIR: product.dataDir,
        PORT: new URL(product.site).port,
      });
      const link = /http\S+\/desk\/link#[\w-]+/u.exec(out)?.[0];
      if (link === undefined) throw new Error(`no link: ${out}${err}`);
      return link;
    });
  },
  desk: async ({page}, use) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await use(page);
  },
});

export {expect} from '@playwright/test';
