import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The served product in a separate process, as a user runs it: real ports, real files, real signals. */
export type RunningProduct = {
  /** `http://localhost:PORT`: site, API and widgets. */
  readonly site: string;
  /** `http://localhost:PORT`: the partner's pages, another origin. */
  readonly demo: string;
  readonly dataDir: string;
  /** Ends the process with a signal and waits for its end. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts the product again on the same ports and the same data. */
  restart(): Promise<void>;
  /** Ends the product and removes its data. */
  dispose(): Promise<void>;
  /** Runs `npm run leads` on the product's data and returns the output. Throws when the command fails. */
  leads(...args: string[]): Promise<string>;
};

type Started = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly demoPort: number;
};

const start = async (env: NodeJS.ProcessEnv): Promise<Started> => {
  const child = spawn(process.execPath, [join(root, 'server/start/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, RATE_LIMIT: 'off', ...env},
  });
  for await (const line of createInterface({input: child.stdout})) {
    const entry = JSON.parse(line) as {port?: number; demoPort?: number; msg?: string};
    if (entry.port === undefined || entry.demoPort === undefined) continue;
    child.stdout.resume(); // its log goes on; nobody reads it, and a full pipe would stop it
    return {child, port: entry.port, demoPort: entry.demoPort};
  }
  throw new Error('the server ended before it listened');
};

const run = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const child = spawn(process.execPath, args, {cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
  return output;
};

/** Starts the built product on free ports with new data. Throws when it does not start. */
export const startProduct = async (env: NodeJS.ProcessEnv = {}): Promise<RunningProduct> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-'));
  let {child, port, demoPort} = await start({PORT: '0', DEMO_PORT: '0', DATA_DIR: dataDir, ...env});
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    site: `http://localhost:${port}`,
    demo: `http://localhost:${demoPort}`,
    dataDir,
    kill,
    restart: async () => {
      await kill('SIGTERM');
      ({child, port, demoPort} = await start({
        PORT: `${port}`,
        DEMO_PORT: `${demoPort}`,
        DATA_DIR: dataDir,
        ...env,
      }));
    },
    dispose: async () => {
      await kill('SIGKILL');
      rmSync(dataDir, {recursive: true, force: true});
    },
    leads: (...args) =>
      run([join(root, 'server/cli/leads.ts'), ...args], {...process.env, DATA_DIR: dataDir, ...env}),
  };
};
