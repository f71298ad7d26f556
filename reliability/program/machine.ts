import {cpus, loadavg, release, totalmem} from 'node:os';

/** Describes the machine of the measurement in one line. */
export const machine = (): string => {
  const [first, ...others] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${others.length + 1} x ${first?.model ?? 'unknown'}, ${memory} GiB, Linux ${release()}, Node ${process.version}`;
};

/** Returns the machine's load for one, five and fifteen minutes. */
export const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
