import {MEMBER_ROLES, type DeskMember, type MemberRole} from '../../../contract/desk.ts';
import type {Environment} from '../../settings/settings.ts';
import {startTestServer} from '../../testing/test-server.ts';
import {openTestVault, type StorePlace} from '../../testing/test-store.ts';
import {saveMember} from '../member/member.store.ts';
import {beginSession} from '../member/session.store.ts';
import {SESSION_COOKIE} from '../request/session-cookie.ts';

/** The sender of a request in a test: a member with a role, or `nobody`. */
export type Sender = MemberRole | 'nobody';

const newMember = (role: MemberRole) => ({
  mail: `${role}@agency.example`,
  name: `The ${role}`,
  role,
  language: 'en' as const,
});

/**
 * Starts a server with a signed-in member of each role, which stops when the test has finished. A start takes a
 * second: put checks that can share a server into one test.
 */
export const startDesk = async (environment: Environment = {}, place?: StorePlace) => {
  const server = await startTestServer(environment, place);
  const {store, keys} = openTestVault(server.place);
  const members = new Map<Sender, {readonly member: DeskMember; readonly cookie: string}>();
  for (const role of MEMBER_ROLES) {
    const member = await saveMember(store, newMember(role), new Date());
    const {secret} = await beginSession(
      store,
      {member_id: member.id, method: 'passkey', device: 'Test'},
      new Date(),
    );
    members.set(role, {member, cookie: `${SESSION_COOKIE}=${secret}`});
  }
  const headersOf = (sender: Sender): Readonly<Record<string, string>> => {
    const cookie = members.get(sender)?.cookie;
    return {
      Origin: server.origin,
      'Sec-Fetch-Site': 'same-origin',
      ...(cookie === undefined ? {} : {Cookie: cookie}),
    };
  };
  /**
   * Sends a request like a page of the desk. `path` is relative to `/api/desk`; `json` is the body; `version` is
   * the value of `If-Match`.
   */
  const request = async (
    sender: Sender,
    path: string,
    {json, version, headers, ...init}: DeskInit = {},
  ): Promise<Response> =>
    await fetch(`${server.origin}/api/desk${path}`, {
      ...init,
      headers: {
        ...headersOf(sender),
        ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
        ...(version === undefined ? {} : {'If-Match': `"${version}"`}),
        ...headers,
      },
      ...(json === undefined ? {} : {body: JSON.stringify(json)}),
    });
  const memberIn = (role: MemberRole): DeskMember => {
    const found = members.get(role)?.member;
    if (!found) throw new Error(`no member is ${role}`);
    return found;
  };
  return {...server, store, keys, request, memberIn, headersOf};
};

type DeskInit = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  readonly json?: unknown;
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};
