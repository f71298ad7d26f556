import {useSession} from '../../session/session-store.ts';

/** Returns whether the member may change the site. The server enforces the rule; the screens only hide the buttons. */
export const useMayEdit = (): boolean => {
  const session = useSession();
  return session.state === 'signed-in' && session.me.role !== 'assistant';
};
