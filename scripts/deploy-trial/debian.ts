import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const AUTHORITIES = '/usr/local/share/ca-certificates';

const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, {stdio: 'inherit'}).status === 0;

/** Lists the requirements of a trial that this machine lacks; empty when it has all. */
export const missingForTrial = (): readonly string[] => [
  ...(process.getuid?.() === 0 ? [] : ['root']),
  ...['debootstrap', 'unshare', 'ip'].filter((name) => spawnSync('which', [name]).status !== 0),
];

/**
 * Installs a fresh Debian 12 into a folder, unless the folder has one, with the network's own certificate authorities.
 * Throws without network.
 */
export const ensureDebian = (folder: string): void => {
  mkdirSync(folder, {recursive: true});
  chmodSync(folder, 0o755); // the accounts of the new Debian enter its root, and a temporary folder is closed to them
  if (!existsSync(join(folder, 'usr/bin/apt-get')))
    if (!runs('debootstrap', '--variant=minbase', 'bookworm', folder))
      throw new Error('debootstrap could not fetch Debian');
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), {dereference: true});
  if (existsSync(AUTHORITIES)) cpSync(AUTHORITIES, join(folder, AUTHORITIES), {recursive: true});
};

/** A shell of the machine that mounts /proc for the Debian of a folder, then becomes a shell of that Debian. */
const enter = (folder: string, before = ''): readonly string[] => [
  'sh',
  '-c',
  `${before}mount -t proc proc '${folder}/proc' && exec chroot '${folder}' /bin/sh -eu /root/step.sh`,
];

/** Runs lines of a shell in the Debian of a folder, on the machine's network. Returns whether all succeeded. */
export const runInDebian = (folder: string, lines: string, input = ''): boolean => {
  writeFileSync(join(folder, 'root/step.sh'), lines);
  const {status} = spawnSync('unshare', ['--mount', ...enter(folder)], {
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
      // npm trusts only Node's own authorities; a network that ends TLS has others.
      NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
    },
  });
  return status === 0;
};

/**
 * Runs lines of a shell in the Debian of a folder as the first process of its own machine: other processes and networks
 * are invisible and unreachable, and all started processes end with the lines. Returns the output and whether all
 * succeeded.
 */
export const runAlone = (
  folder: string,
  lines: string,
): {readonly isWell: boolean; readonly output: string} => {
  writeFileSync(join(folder, 'root/step.sh'), lines);
  const {status, stdout} = spawnSync(
    'unshare',
    ['--net', '--mount', '--pid', '--fork', '--kill-child', ...enter(folder, 'ip link set lo up && ')],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], timeout: 300_000},
  );
  return {isWell: status === 0, output: stdout};
};
