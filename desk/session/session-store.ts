import {create} from 'zustand';
import type {DeskAccount} from '../../contract/desk.ts';
import type {Language} from '../../contract/language.ts';
import {DeskProblem} from '../api/desk-problem.ts';
import {onSignedOut, request} from '../api/request.ts';

type Session =
  | {readonly state: 'unknown'; readonly problem?: DeskProblem}
  | {
      readonly state: 'signed-out';
      /** Whether a session ended that the member had not closed: the drafts of this tab are still kept. */
      readonly hasEnded: boolean;
    }
  | {readonly state: 'signed-in'; readonly me: DeskAccount};

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

/** The language that was chosen before the sign-in; undefined for the browser's. */
export const useFrontLanguage = create<{readonly language: Language | undefined}>(() => ({
  language: undefined,
}));

/** Stores choices of the member on the server, and shows the desk accordingly. Throws DeskProblem. */
export const saveAccount = async (
  choices: Partial<Pick<DeskAccount, 'language' | 'hasDigest'>>,
): Promise<void> => {
  const {data: me} = await request<DeskAccount>('/me', {method: 'PUT', body: choices});
  useSession.setState({state: 'signed-in', me}, true);
};

/** Takes the language that was chosen before the sign-in as the member's own. A failure leaves the member's language as it was. */
const adoptFrontLanguage = async ({language: own}: DeskAccount): Promise<void> => {
  const {language} = useFrontLanguage.getState();
  useFrontLanguage.setState({language: undefined});
  if (language !== undefined && language !== own) await saveAccount({language}).catch(() => {});
};

/** Requests the session from the server. A failed request is a problem to show, not an ended session. */
export const readSession = async (): Promise<void> => {
  try {
    const {data: me} = await request<DeskAccount>('/me');
    useSession.setState({state: 'signed-in', me}, true);
    await adoptFrontLanguage(me);
  } catch (error) {
    const problem = error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500});
    if (problem.code !== 'signed-out') useSession.setState({state: 'unknown', problem}, true);
  }
};
