import {useCallback, useEffect, useRef, useState} from 'react';
import type {DeskConversation} from '../../../contract/desk-inbox.ts';
import {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import {onRecordsChanged} from '../../live/live.ts';

// The visitor's presence changes without an event.
const PRESENCE_EVERY_MS = 15_000;

type State = {readonly conversation?: DeskConversation; readonly problem?: DeskProblem | undefined};

/** Reads a conversation and follows it. New messages are appended; the draft is not touched. */
export const useConversation = (id: string) => {
  const [state, setState] = useState<State>({});
  const last = useRef(0);
  const running = useRef(Promise.resolve());
  const readNew = useCallback(async (): Promise<void> => {
    try {
      const {data} = await request<DeskConversation>(`/conversations/${id}?after=${last.current}`);
      last.current = data.last;
      setState(({conversation}) => ({
        // A member from whom the conversation is hidden again keeps no earlier messages on screen.
        conversation: data.isTextHidden
          ? data
          : {...data, messages: [...(conversation?.messages ?? []), ...data.messages]},
      }));
    } catch (error) {
      const problem = error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500});
      setState((former) => ({...former, problem}));
    }
  }, [id]);
  // Reads run one at a time: two concurrent reads would show the same messages twice.
  const reload = useCallback((): void => {
    running.current = running.current.then(readNew);
  }, [readNew]);
  useEffect(() => {
    reload();
    const timer = setInterval(reload, PRESENCE_EVERY_MS);
    const stop = onRecordsChanged((changed) => {
      if (changed === 'all' || changed.includes(id)) reload();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [id, reload]);
  return {...state, reload};
};
