import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Media} from '../../embed-demo/e2e/hostile-page.ts';
import {type Engine, MissingEngine, type Visit} from './engine.ts';
import {beginSession} from './web-driver.ts';
import {startDriver, webkitBinary} from './webkit-driver.ts';

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

/** Writes a configuration of GTK without animations, in which WebKitGTK asks pages for reduced motion. Returns its folder. */
const stillSettings = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-gtk-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return folder;
};

type AtEnd = (stop: () => Promise<void>) => void;

/** Begins a visit with a driver of its own, whose browsers ask pages for reduced motion. */
const visitWithoutMotion = async (atEnd: AtEnd, binary: string): Promise<Visit> => {
  const folder = stillSettings();
  const driver = await startDriver(atEnd, {XDG_CONFIG_HOME: folder});
  const stop = async (): Promise<void> => {
    await driver.stop();
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    const visit = await visitIn(driver.address, binary);
    if ((await visit.read(() => String(matchMedia('(prefers-reduced-motion: reduce)').matches))) !== 'true')
      throw new MissingEngine('gtk-enable-animations=false does not set (prefers-reduced-motion: reduce)');
    return {
      ...visit,
      end: async () => {
        await visit.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const visitInMedia = (atEnd: AtEnd, binary: string, {media, forcedColors}: Media): Promise<Visit> => {
  if (media) throw new MissingEngine('WebKitWebDriver has no command that prints');
  if (forcedColors) throw new MissingEngine('WebKitGTK has no forced colors');
  return visitWithoutMotion(atEnd, binary);
};

/**
 * Starts WebKitGTK's driver and its small browser on a virtual display. Throws a MissingEngine when this is impossible.
 * `atEnd` gets the cleanup of the started processes, before the driver answers.
 */
export const startWebkit = async (atEnd: AtEnd): Promise<Engine> => {
  const binary = webkitBinary();
  const driver = await startDriver(atEnd);
  try {
    const first = await visitIn(driver.address, binary);
    await first.end();
    return {
      name: 'WebKitGTK',
      version: first.version,
      // The driver's keys do not reach a frame without an origin.
      typesInFrames: false,
      visit: async (media) => (media ? visitInMedia(atEnd, binary, media) : visitIn(driver.address, binary)),
      stop: driver.stop,
    };
  } catch (error) {
    await driver.stop();
    throw new MissingEngine(`WebKitWebDriver: ${String(error)}`);
  }
};
