import cliProgress from 'cli-progress';
import type {Progress} from '../storage/progress.ts';

/** Shows progress and remaining time on standard error if it is a terminal. The line is removed when the work ends. */
export const withProgress = async <Value>(
  title: string,
  work: (progress: Progress) => Promise<Value>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<Value> => {
  if (stream.isTTY) stream.write(`${title} ...\r`);
  const bar = new cliProgress.SingleBar({
    stream,
    format: `${title} {bar} {percentage} %, {eta_formatted} left`,
    clearOnComplete: true,
    hideCursor: null,
    etaBuffer: 50,
    barsize: 24,
    // A signal must end the program, not only the line.
    gracefulExit: false,
  });
  let total = 0;
  try {
    return await work({
      expect: (rows) => {
        total += rows;
        if (bar.isActive) bar.setTotal(total);
        else bar.start(total, 0);
      },
      advance: (rows) => bar.increment(rows),
    });
  } finally {
    bar.stop();
  }
};
