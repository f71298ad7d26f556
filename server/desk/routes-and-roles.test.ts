import type {Router} from 'express';
import {expect, test} from 'vitest';
import type {MemberRole} from '../../contract/desk.ts';
import type {DeskParts} from './desk-parts.ts';
import {deskRoutes} from './desk.route.ts';
import {startDesk} from './testing/signed-in-desk.ts';

type May = 'everybody' | 'members' | readonly MemberRole[];

// The roles that may call each route. The first test fails for a new route without a row here.
const ROUTES: Readonly<Record<string, May>> = {
  'POST /sign-in/options': 'everybody',
  'POST /sign-in/passkey': 'everybody',
  'POST /sign-in/link': 'everybody',
  'POST /sign-in/open': 'everybody',
  'POST /sign-in/recovery': 'everybody',
  'GET /me': 'members',
  'PUT /me': 'members',
  'GET /me/sessions': 'members',
  'DELETE /me/sessions/:id': 'members',
  'DELETE /me/sessions': 'members',
  'GET /me/passkeys': 'members',
  'POST /me/passkeys/options': 'members',
  'POST /me/passkeys': 'members',
  'DELETE /me/passkeys/:id': 'members',
  'POST /me/recovery-codes': 'members',
  'GET /inbox': 'members',
  'GET /inbox/choices': 'members',
  'GET /inbox/rows': 'members',
  'GET /inbox/:id': 'members',
  'PATCH /inbox/:id': 'members',
  'POST /inbox/bulk': 'members',
  'PUT /inbox/:id/sharing': ['owner', 'agent'],
  'GET /events': 'members',
  'GET /conversations/:id': 'members',
  'POST /conversations/:id/take-over': 'members',
  'POST /conversations/:id/replies': 'members',
  'GET /people/:id': 'members',
  'PUT /people/:id': 'members',
  'POST /people/:id/notes': 'members',
  'PUT /people/:id/notes/:note': 'members',
  'POST /people/:id/mails': 'members',
  'POST /people/:id/merges': ['owner', 'agent'],
  'DELETE /people/:id/merges/:merge': ['owner', 'agent'],
  'GET /people/:id/export': 'members',
  'DELETE /people/:id': ['owner'],
  'POST /people/:id/follow-ups': 'members',
  'PUT /follow-ups/:id': 'members',
  'GET /today': 'members',
  'POST /deliveries/retry': 'members',
  'GET /report': 'members',
  'GET /report/csv': 'members',
  'GET /audit': ['owner'],
  // An assistant reads hours and texts, and tells an agent about necessary changes.
  'GET /edits/hours': 'members',
  'POST /edits/hours/preview': ['owner', 'agent'],
  'PUT /edits/hours': ['owner', 'agent'],
  'POST /edits/hours/undo': ['owner', 'agent'],
  'GET /edits/campaigns': 'members',
  'POST /edits/campaigns': ['owner', 'agent'],
  'PUT /edits/campaigns/:id': ['owner', 'agent'],
  'POST /edits/campaigns/:id/undo': ['owner', 'agent'],
  'GET /edits/testimonials': 'members',
  'POST /edits/testimonials': ['owner', 'agent'],
  'PUT /edits/testimonials/:id': ['owner', 'agent'],
  'POST /edits/testimonials/:id/withdraw': ['owner', 'agent'],
  'POST /edits/testimonials/:id/erase': ['owner', 'agent'],
  'POST /edits/testimonials/:id/undo': ['owner', 'agent'],
  'GET /edits/templates': 'members',
  'POST /edits/templates/:name/preview': ['owner', 'agent'],
  'PUT /edits/templates/:name': ['owner', 'agent'],
  'POST /edits/templates/:name/undo': ['owner', 'agent'],
  'GET /previews/:draft/api/campaigns': ['owner', 'agent'],
  'GET /previews/:draft/api/testimonials': ['owner', 'agent'],
  'GET /me/push': 'members',
  'PUT /me/push': 'members',
  'POST /me/push/devices': 'members',
  'DELETE /me/push/devices/:id': 'members',
  'POST /me/push/test': 'members',
};

// Layers of express's router, which the types describe as of version 4.
type RouterLayer = {
  readonly slash: boolean;
  readonly handle: Partial<Router>;
  readonly route?: Router['stack'][number]['route'];
};

/** Lists the routes of the router that the application mounts, nested routers included: method and path. */
const routesIn = (router: Pick<Router, 'stack'>): readonly string[] =>
  (router.stack as unknown as readonly RouterLayer[]).flatMap(({slash, handle: {stack}, route}) => {
    if (stack) {
      // A prefix would hide a part of the path from this table.
      if (!slash) throw new Error('a router of the desk is mounted below a prefix');
      return routesIn({stack});
    }
    // A guard, such as the check of the origin, is for all methods and answers nothing.
    const methods = (route?.stack ?? []).flatMap(({method}) => method?.toUpperCase() ?? []);
    return [...new Set(methods)].map((method) => `${method} ${route?.path}`);
  });

// Modules only keep their parts until a request comes.
const parts = {
  now: () => new Date(),
  settings: {},
  agency: {hours: {}},
  chat: {},
  limiters: {},
  bell: {onRing: () => {}, onClose: () => {}},
} as unknown as DeskParts;

test('every route of the desk is in the table', () => {
  const found = routesIn(deskRoutes(parts));
  expect(found.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('every route lets exactly the roles of the table pass', async () => {
  const {request} = await startDesk();
  for (const [name, may] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = name.split(' ');
    // Ending the member's own other sessions or replacing the codes changes no other row; requests with unknown ids
    // change nothing.
    const address = path.replaceAll(/:\w+/gu, '00000000-0000-7000-8000-000000000000');
    for (const sender of ['nobody', 'owner', 'agent', 'assistant'] as const) {
      const answer = await request(sender, address, {
        method: method as 'GET',
        ...(method === 'GET' || method === 'DELETE' ? {} : {json: {}}),
      });
      const {status} = answer;
      const {code} = status >= 400 ? ((await answer.json()) as {code: string}) : {code: ''};
      const outcome =
        code === 'signed-out' ? 'signed-out' : code === 'not-allowed' ? 'not-allowed' : 'lets pass';
      const isMember = sender !== 'nobody';
      const isAllowed = may === 'everybody' || (isMember && (may === 'members' || may.includes(sender)));
      const expected = isAllowed ? 'lets pass' : isMember ? 'not-allowed' : 'signed-out';
      expect([name, sender, outcome]).toEqual([name, sender, expected]);
    }
  }
});

test('no route answers a page of another origin, whichever member is signed in', async () => {
  const {request, demoOrigin, store} = await startDesk();
  const sessions = () => store.read((db) => db.selectFrom('member_session').select('id').execute());
  const before = await sessions();
  for (const name of Object.keys(ROUTES)) {
    const [method = '', path = ''] = name.split(' ');
    const address = path.replaceAll(/:\w+/gu, '00000000-0000-7000-8000-000000000000');
    const answer = await request('owner', address, {
      method: method as 'GET',
      headers: {Origin: demoOrigin, 'Sec-Fetch-Site': 'cross-site'},
      ...(method === 'GET' || method === 'DELETE' ? {} : {json: {}}),
    });
    expect([name, answer.status, answer.headers.has('Access-Control-Allow-Origin')]).toEqual([
      name,
      403,
      false,
    ]);
  }
  expect(await sessions(), 'no session has ended').toEqual(before);
});
