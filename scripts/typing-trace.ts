/** The part of an event in Chromium's trace format that this file reads; times in microseconds, `tts` and `tdur` of the thread's processor time. */
export type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: {readonly data?: {readonly type?: string}};
};

/** The main thread's times of a keystroke, in milliseconds. */
export type Keystroke = {
  /** The processor time from the first listener until the letter's frame is complete, without other programs and without waits. */
  readonly work: number;
  /** The time from the first listener until the letter's frame is complete. */
  readonly drawn: number;
  /** The processor time of the longest task between the letter's frame and the next letter. */
  readonly after: number;
};

/** The categories of a trace that `keystrokesIn` reads. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'] as const;

const MICROSECONDS = 1000;

const endOf = ({ts, dur = 0}: TraceEvent): number => ts + dur;

/** Returns the processor time of a task from the moment of an event inside the task, or of the whole task, if the event is in another. */
const timeFrom = ({ts, tts = 0}: TraceEvent, task: TraceEvent): number => {
  const {tts: began = 0, tdur = 0} = task;
  return task.ts <= ts ? began + tdur - tts : tdur;
};

/** Finds the keystrokes of a trace in order. A letter that has no frame of its own before the next letter is left out. */
export const keystrokesIn = (events: readonly TraceEvent[]): readonly Keystroke[] => {
  const sorted = events.toSorted((one, other) => one.ts - other.ts);
  const inputs = sorted.filter(({name, args}) => name === 'EventDispatch' && args?.data?.type === 'input');
  return inputs.flatMap((input, index) => {
    const {ts: from, pid, tid} = input;
    const until = inputs[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const here = sorted.filter((event) => event.pid === pid && event.tid === tid);
    const tasks = here.filter((task) => task.name === 'RunTask' && endOf(task) > from && task.ts < until);
    const frame = here.find(({name, ts}) => name === 'Commit' && ts > from && ts < until);
    const drawing = frame && tasks.find((task) => task.ts <= frame.ts && endOf(task) >= endOf(frame));
    if (!drawing) return [];
    const end = endOf(drawing);
    const before = tasks.filter((task) => task.ts < end);
    // The task of the next letter is not a consequence of this letter.
    const later = tasks.filter((task) => task.ts >= end && endOf(task) <= until);
    return {
      work: before.reduce((sum, task) => sum + timeFrom(input, task), 0) / MICROSECONDS,
      drawn: (end - from) / MICROSECONDS,
      after: Math.max(0, ...later.map(({tdur = 0}) => tdur)) / MICROSECONDS,
    };
  });
};
