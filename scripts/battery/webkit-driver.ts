import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {freePort} from '../../reliability/program/free-port.ts';
import {MissingEngine} from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

// Debian's unchanged packages; `npm run battery` installs nothing.
const ADVICE = 'apt-get install webkit2gtk-driver xvfb';

/** A running driver with a virtual display. Its browsers have the driver's environment. */
export type Driver = {readonly address: string; readonly stop: () => Promise<void>};

/** Finds WebKitGTK's small browser. Throws a MissingEngine when the browser, its driver or the virtual display is not installed. */
export const webkitBinary = (): string => {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary || !existsSync(DRIVER) || !existsSync(SCREEN))
    throw new MissingEngine(`no ${[DRIVER, SCREEN, 'MiniBrowser'].join(', ')} (${ADVICE})`);
  return binary;
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill();
  await end;
};

const startScreen = async (): Promise<{readonly child: ChildProcess; readonly display: string}> => {
  // The display chooses a free number and writes the number to the third pipe.
  const child = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [pipe] = child.stdio.slice(3);
  if (!pipe) throw new MissingEngine(`${SCREEN}: no pipe`);
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return {child, display: `:${number.toString().trim()}`};
};

/**
 * Starts WebKitGTK's driver on a virtual display, with more environment variables for its browsers. `atEnd` gets the cleanup of the started
 * processes, before the driver answers. Throws a MissingEngine when the driver does not answer.
 */
export const startDriver = async (
  atEnd: (stop: () => Promise<void>) => void,
  more: Readonly<Record<string, string>> = {},
): Promise<Driver> => {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, ...more, DISPLAY: screen.display},
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await ended(driver);
    await ended(screen.child);
  };
  atEnd(stop);
  const isListening = (): Promise<boolean> =>
    fetch(`${address}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  const last = Date.now() + 20_000;
  while (!(await isListening())) {
    if (Date.now() > last) {
      await stop();
      throw new MissingEngine(`${DRIVER} --port=${port} does not answer within 20 s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {address, stop};
};
