import {expect, test} from 'vitest';
import {keystrokesIn, type TraceEvent} from './typing-trace.ts';

const on = {pid: 1, tid: 1};
/** A task during which another program had the processor for some milliseconds at its end. */
const task = (from: number, to: number, away = 0): TraceEvent => ({
  ...on,
  name: 'RunTask',
  ts: from * 1000,
  dur: (to - from) * 1000,
  tts: from * 1000,
  tdur: (to - from - away) * 1000,
});
const letter = (at: number): TraceEvent => ({
  ...on,
  name: 'EventDispatch',
  ts: at * 1000,
  dur: 1000,
  tts: at * 1000,
  tdur: 1000,
  args: {data: {type: 'input'}},
});
const frame = (at: number): TraceEvent => ({...on, name: 'Commit', ts: at * 1000, dur: 500});

test('the work of a keystroke is what the browser does until the letter is drawn, without the wait for the screen', () => {
  const events = [task(0, 10), letter(4), task(22, 30), frame(28), task(31, 50), task(51, 55)];
  expect(keystrokesIn(events)).toEqual([{work: 14, drawn: 26, after: 19}]);
});

test('a letter whose listeners do more is more work, also in tasks before its frame', () => {
  const events = [task(0, 16), letter(4), task(17, 20), task(22, 30), frame(28)];
  expect(keystrokesIn(events)).toEqual([{work: 23, drawn: 26, after: 0}]);
});

test('the time of other programs is no work', () => {
  const events = [task(0, 10, 2), letter(4), task(22, 40, 10), frame(28), task(41, 60, 15)];
  expect(keystrokesIn(events)).toEqual([{work: 12, drawn: 36, after: 4}]);
});

test('the consequences of one letter do not count as consequences of the next letter', () => {
  const events = [
    task(0, 5),
    letter(1),
    task(10, 12),
    frame(11),
    task(13, 40),
    task(60, 64),
    letter(62),
    task(70, 71),
    frame(70),
  ];
  expect(keystrokesIn(events)).toEqual([
    {work: 6, drawn: 11, after: 27},
    {work: 3, drawn: 9, after: 0},
  ]);
});

test('only the thread of the letters counts, and a letter without a frame is left out', () => {
  const other = {...task(4, 90), tid: 2};
  expect(keystrokesIn([task(0, 5), letter(1), other, frame(3), task(8, 9), letter(8)])).toEqual([
    {work: 4, drawn: 4, after: 0},
  ]);
  expect(keystrokesIn([task(0, 5), letter(1), other])).toEqual([]);
});
