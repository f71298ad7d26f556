import {useCallback, useEffect, useRef, useState} from 'react';
import {DeskProblem} from './desk-problem.ts';
import {request, type DeskAnswer} from './request.ts';
import {useReturn} from './use-return.ts';

/** The data of a screen, or the problem that prevents it. The old data stays on screen during a reload. */
export type Loaded<Data> = {
  readonly data: Data | undefined;
  readonly version: string | undefined;
  readonly problem: DeskProblem | undefined;
  readonly reload: () => void;
};

type PathAnswer<Data> = Partial<DeskAnswer<Data>> & {
  readonly path: string;
  readonly problem?: DeskProblem | undefined;
};

/** Reads an address of the desk's API, again when `path` changes, `reload` is called, the network is back, or the member comes back to the tab. */
// The server's own types are checked where they are written; the desk and its server are one release.
export const useData = <Data>(path: string): Loaded<Data> => {
  const [found, setFound] = useState<PathAnswer<Data>>();
  const running = useRef<AbortController>(undefined);
  const reload = useCallback(() => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const read = async (): Promise<void> => {
      try {
        const answer = await request<Data>(path, {signal: mine.signal});
        if (!mine.signal.aborted) setFound({path, ...answer});
      } catch (error) {
        if (mine.signal.aborted) return;
        const problem = error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500});
        setFound((last) => ({...(last?.path === path ? last : {path}), problem}));
      }
    };
    void read();
  }, [path]);
  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);
  useReturn(reload);
  const isOffline = found?.problem?.code === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline, reload]);
  const current = found?.path === path ? found : undefined;
  return {data: current?.data, version: current?.version, problem: current?.problem, reload};
};
