import {join} from 'node:path';
import {root} from '../build/product.ts';
import {openDurations} from './time-left.ts';

/** One step of a measurement, by the name under which its duration is kept. */
export type Step = {readonly name: string; readonly run: () => Promise<void>};

/** Runs steps one after another. Before each step, a terminal reads how many are left and for how long, from the second run on. */
export const runTimed = async (measurement: string, steps: readonly Step[]): Promise<void> => {
  const durations = openDurations(join(root, '.cache/durations.json'));
  const keyOf = ({name}: Step): string => `bench ${measurement}: ${name}`;
  for (const [at, step] of steps.entries()) {
    durations.sayLeft(steps.slice(at).map(keyOf));
    const began = performance.now();
    await step.run();
    durations.keep(keyOf(step), (performance.now() - began) / 1000);
  }
};
