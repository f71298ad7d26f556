import {saveMember} from '../../server/desk/member/member.store.ts';
import {beginSession} from '../../server/desk/member/session.store.ts';
import {SESSION_COOKIE} from '../../server/desk/request/session-cookie.ts';
import type {Store} from '../../server/storage/store.ts';

/** The headers of a request from a signed-in page of the desk. */
export type DeskHeaders = Readonly<Record<string, string>>;

/** Makes a member of the desk with a session. Returns the headers of a request to a server whose desk address is `localhost`. */
export const signInMember = async (
  store: Store,
  number = 0,
): Promise<(serverOrigin: string) => DeskHeaders> => {
  const member = await saveMember(
    store,
    {mail: `member${number}@agency.example`, name: `Member ${number}`, role: 'agent', language: 'en'},
    new Date(),
  );
  const session = {member_id: member.id, method: 'passkey', device: 'Test'} as const;
  const {secret} = await beginSession(store, session, new Date());
  return (serverOrigin) => ({
    Cookie: `${SESSION_COOKIE}=${secret}`,
    'Sec-Fetch-Site': 'same-origin',
    Origin: serverOrigin.replace('127.0.0.1', 'localhost'),
  });
};
