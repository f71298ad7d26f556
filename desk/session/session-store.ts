import {create} from 'zustand';
import type {DeskMember} from '../../contract/desk.ts';
import {onSignedOut, request} from '../api/request.ts';

type Session =
  | {readonly state: 'unknown'}
  | {readonly state: 'signed-out'}
  | {readonly state: 'signed-in'; readonly me: DeskMember};

/** Who is signed in. */
export const useSession = create<Session>(() => ({state: 'unknown'}));

onSignedOut(() => useSession.setState({state: 'signed-out'}, true));

/** Asks the server who is signed in. */
export const readSession = async (): Promise<void> => {
  try {
    const {data: me} = await request<DeskMember>('/me');
    useSession.setState({state: 'signed-in', me}, true);
  } catch {
    useSession.setState({state: 'signed-out'}, true);
  }
};
