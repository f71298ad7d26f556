import {useSession} from '../../session/session-store.ts';

/** Says whether the member may change the site. The server decides; an assistant is shown no buttons. */
export const useMayEdit = (): boolean => {
  const session = useSession();
  return session.state === 'signed-in' && session.me.role !== 'assistant';
};
