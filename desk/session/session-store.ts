import {create} from 'zustand';
import type {DeskMember} from '../../contract/desk.ts';
import {DeskProblem} from '../api/desk-problem.ts';
import {onSignedOut, request} from '../api/request.ts';

type Session =
  | {readonly state: 'unknown'; readonly problem?: DeskProblem}
  | {
      readonly state: 'signed-out';
      /** Whether a session ended that the member had not closed: the drafts of this tab are still kept. */
      readonly hasEnded: boolean;
    }
  | {readonly state: 'signed-in'; readonly me: DeskMember};

/** The signed-in member. */
export const useSession = create<Session>(() => ({state: 'unknown'}));

onSignedOut(() =>
  useSession.setState(
    (last) => ({
      state: 'signed-out',
      hasEnded: last.state === 'signed-in' || (last.state === 'signed-out' && last.hasEnded),
    }),
    true,
  ),
);

/** Leads to the sign-in after the member has signed out. */
export const leaveSession = (): void => useSession.setState({state: 'signed-out', hasEnded: false}, true);

/** Requests the session from the server. A failed request is a problem to show, not an ended session. */
export const readSession = async (): Promise<void> => {
  try {
    const {data: me} = await request<DeskMember>('/me');
    useSession.setState({state: 'signed-in', me}, true);
  } catch (error) {
    const problem = error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500});
    if (problem.code !== 'signed-out') useSession.setState({state: 'unknown', problem}, true);
  }
};
