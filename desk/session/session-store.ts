import {create} from 'zustand';
import type {DeskMember} from '../../contract/desk.ts';
import {DeskProblem} from '../api/desk-problem.ts';
import {onSignedOut, request} from '../api/request.ts';

type Session =
  | {readonly state: 'unknown'; readonly problem?: DeskProblem}
  | {readonly state: 'signed-out'}
  | {readonly state: 'signed-in'; readonly me: DeskMember};

/** Who is signed in. */
export const useSession = create<Session>(() => ({state: 'unknown'}));

onSignedOut(() => useSession.setState({state: 'signed-out'}, true));

/** Asks the server who is signed in. Without an answer nobody knows: that is a problem to show, not a session that has ended. */
export const readSession = async (): Promise<void> => {
  try {
    const {data: me} = await request<DeskMember>('/me');
    useSession.setState({state: 'signed-in', me}, true);
  } catch (error) {
    const problem = error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500});
    if (problem.code !== 'signed-out') useSession.setState({state: 'unknown', problem}, true);
  }
};
