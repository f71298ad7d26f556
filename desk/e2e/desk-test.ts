import type {BrowserContext, Page} from '@playwright/test';
import type {MemberRole} from '../../contract/desk.ts';
import type {Language} from '../../contract/language.ts';
import {test as base} from '../../reliability/product-test.ts';
import type {RunningProduct} from '../../reliability/running-product.ts';
import {saveMember} from '../../server/desk/member/member.store.ts';
import {beginSession} from '../../server/desk/member/session.store.ts';
import {SESSION_COOKIE} from '../../server/desk/request/session-cookie.ts';
import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import {runProgram} from '../../server/testing/run-program.ts';

type Who = {readonly role?: MemberRole; readonly language?: Language; readonly name?: string};

/** Signs a browser in at the desk of a running product, past the sign-in: the session is written into the product's store. */
export const signIn = async (
  context: BrowserContext,
  product: Pick<RunningProduct, 'site' | 'dataDir'>,
  {role = 'agent', language = 'en', name = 'Nora Lind'}: Who = {},
): Promise<void> => {
  const store = openStore(readSettings({DATA_DIR: product.dataDir, DATABASE_URL: ''}));
  try {
    const mail = `${role}-${language}@agency.example`;
    const member = await saveMember(store, {mail, name, role, language}, new Date());
    const session = {member_id: member.id, method: 'passkey', device: 'Test'} as const;
    const {secret} = await beginSession(store, session, new Date());
    await context.addCookies([
      {
        name: SESSION_COOKIE,
        value: secret,
        // The browser accepts a `__Host-` cookie from a secure address only. Cookies ignore ports and, on
        // this machine, schemes.
        url: product.site.replace('http:', 'https:'),
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
  } finally {
    await store.close();
  }
};

/** Sends a quote request, a message or saved results as a visitor's page does. Throws unless the server has stored it. */
export const sendTo = async (
  product: Pick<RunningProduct, 'site'>,
  path: '/api/leads' | '/api/contact' | '/api/ai-workflow/results',
  body: object,
): Promise<string> => {
  const response = await fetch(product.site + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as {readonly id: string}).id;
};

/** Returns a person's row in the list. */
export const rowOf = (page: Page, name: string) => page.locator('.inbox-row', {hasText: name});

type Environment = Readonly<Record<string, string>>;

/** Invites a member by the command and returns the address of the one-time link. */
export type Invite = (mail: string, ...options: readonly string[]) => Promise<string>;

/**
 * Playwright's `test` with the served product, the invite command, and a browser whose authenticator answers by itself.
 */
export const test = base.extend<{invite: Invite; desk: Page; commandSettings: Environment}>({
  commandSettings: [{}, {option: true}],
  invite: async ({product, commandSettings}, use) => {
    await use(async (mail, ...options) => {
      const {out, err} = await runProgram('desk.ts', ['invite', mail, ...options], {
        DATA_DIR: product.dataDir,
        PORT: new URL(product.site).port,
        ...commandSettings,
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
