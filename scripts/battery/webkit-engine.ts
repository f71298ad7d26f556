import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {freePort} from '../../reliability/program/free-port.ts';
import {type Engine, MissingEngine, type Visit} from './engine.ts';
import {beginSession} from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

// Debian's unchanged packages; `npm run battery` installs nothing.
const ADVICE = 'apt-get install webkit2gtk-driver xvfb';

const visitIn = async (driver: string, binary: string): Promise<Visit & {readonly version: string}> => {
  const {send, version} = await beginSession(driver, {
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
  });
  const execute = (script: string): Promise<unknown> => send('POST', 'execute/sync', {script, args: []});
  await send('POST', 'window/rect', {width: 1280, height: 900});
  return {
    version,
    open: async (url) => void (await send('POST', 'url', {url})),
    back: async () => void (await send('POST', 'back')),
    enterFrame: async () => void (await send('POST', 'frame', {id: 0})),
    read: async (inPage) => {
      try {
        return String(await execute(`return (${String(inPage)})();`));
      } catch (error) {
        if (!String(error).includes('cannot serialize')) throw error;
        // The driver writes its answers with the page's own built-in objects. The page's title is read without them.
        await execute(`document.title = (${String(inPage)})().split('\\n').join('⏎');`).catch(
          () => undefined,
        );
        return String(await send('GET', 'title')).replaceAll('⏎', '\n');
      }
    },
    type: async (tag, field, text) => {
      // The protocol's own commands find nothing in the shadow roots of a page's shadow roots.
      await execute(`
        const look = (root) => {
          const field = root.querySelector('${tag}')?.shadowRoot?.querySelector('[name=${field}]');
          if (field) field.focus();
          else for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot) look(shadowRoot);
        };
        look(document);`).catch(() => undefined);
      const keys = Array.from(text).flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]);
      await send('POST', 'actions', {actions: [{type: 'key', id: 'keys', actions: keys}]});
    },
    cookies: async () => ((await send('GET', 'cookie')) as readonly unknown[]).length,
    end: async () => void (await send('DELETE', '')),
  };
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
 * Starts WebKitGTK's driver and its small browser on a virtual display. Throws a MissingEngine when this is impossible.
 * `atEnd` gets the cleanup of the started processes, before the driver answers.
 */
export const startWebkit = async (atEnd: (stop: () => Promise<void>) => void): Promise<Engine> => {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary || !existsSync(DRIVER) || !existsSync(SCREEN))
    throw new MissingEngine(`no ${[DRIVER, SCREEN, 'MiniBrowser'].join(', ')} (${ADVICE})`);
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: screen.display},
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
  try {
    const first = await visitIn(address, binary);
    await first.end();
    return {
      name: 'WebKitGTK',
      version: first.version,
      // The driver's keys do not reach a frame without an origin.
      typesInFrames: false,
      visit: (media) =>
        media
          ? Promise.reject(new MissingEngine('WebKitWebDriver has no command that sets media'))
          : visitIn(address, binary),
      stop,
    };
  } catch (error) {
    await stop();
    throw new MissingEngine(`${DRIVER}: ${String(error)}`);
  }
};
