import {type ChildProcess, execFileSync, fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {type Run, Skipped} from '../program/program.ts';
import {waitFor, within} from '../program/wait.ts';
import type {DiskCommand} from './disk-process.ts';
import type {Fate} from './platter.ts';

const DISK = fileURLToPath(new URL('disk-process.ts', import.meta.url));
const BYTES = 768 * 2 ** 20;
const ANSWER_MS = 30_000;

const command = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: ANSWER_MS,
  }).trim();

/**
 * An ext4 file system on a loop device on a disk whose power can be cut; the layers between the server and the disk are those of the real
 * kernel. Needs root, /dev/fuse, loop devices and mkfs.ext4.
 */
export class VolatileDisk {
  /** The mount point. */
  readonly folder: string;
  readonly #base: string;
  #process: ChildProcess | undefined;
  #loop = '';

  private constructor(base: string) {
    this.#base = base;
    this.folder = join(base, 'files');
  }

  /** Makes a disk that is removed at the end of the run. Throws Skipped on an unsuitable machine. */
  static async create({atEnd}: Pick<Run, 'atEnd'>): Promise<VolatileDisk> {
    if (process.getuid?.() !== 0) throw new Skipped('it mounts file systems, which needs root');
    for (const device of ['/dev/fuse', '/dev/loop-control'])
      if (!existsSync(device)) throw new Skipped(`there is no ${device} on this machine`);
    const base = mkdtempSync(join(tmpdir(), 'lamplight-disk-'));
    const disk = new VolatileDisk(base);
    for (const part of ['files', 'device']) mkdirSync(join(base, part));
    atEnd(() => disk.#dispose());
    await disk.#start();
    return disk;
  }

  /** Mounts a new, empty file system. */
  format(): void {
    this.unmount();
    this.#attach();
    // 4 kB blocks and an inode for each: mails are many small files.
    command('mkfs.ext4', '-q', '-F', '-E', 'nodiscard,lazy_itable_init=0', '-N', '120000', this.#loop);
    command('sync');
    this.#detach();
    this.mount();
  }

  /** Mounts the disk; the file system replays its journal. */
  mount(): void {
    this.#attach();
    command('mount', '-t', 'ext4', this.#loop, this.folder);
  }

  /** Cuts the power. Flushed data are safe; unflushed data depend on the fate. The mount is unusable afterwards. */
  async cut(seed: number, fate: Fate): Promise<{readonly unsafeWrites: number; readonly flushes: number}> {
    return (await this.#ask({kind: 'cut', seed, fate})) as {unsafeWrites: number; flushes: number};
  }

  /** Unmounts the file system and switches the disk on again, ready for a mount. */
  async powerOn(): Promise<void> {
    this.unmount();
    await this.#ask({kind: 'power-on'});
  }

  /** Unmounts the file system if it is mounted. */
  unmount(): void {
    if (this.#loop === '') return;
    command('umount', this.folder);
    this.#detach();
  }

  #attach(): void {
    this.#loop = command('losetup', '--find', '--show', join(this.#base, 'device', 'disk'));
  }

  #detach(): void {
    command('losetup', '--detach', this.#loop);
    this.#loop = '';
  }

  async #start(): Promise<void> {
    const child = fork(DISK, [join(this.#base, 'device'), `${BYTES}`], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process = child;
    const [answer] = (await within(ANSWER_MS, 'mounting the disk', once(child, 'message'))) as [
      {mounted: boolean},
    ];
    if (!answer.mounted) throw new Skipped('a file system of our own cannot be mounted here (FUSE)');
  }

  async #ask(order: DiskCommand): Promise<unknown> {
    const child = this.#process;
    if (!child) throw new Error('there is no disk');
    const answered = once(child, 'message');
    child.send(order);
    const [answer] = (await within(ANSWER_MS, 'the disk', answered)) as [unknown];
    return answer;
  }

  async #dispose(): Promise<void> {
    for (const step of [
      () => command('umount', '--lazy', this.folder),
      () => this.#loop !== '' && command('losetup', '--detach', this.#loop),
      () => command('umount', '--lazy', join(this.#base, 'device')),
    ])
      try {
        step();
      } catch {
        // The file system is not mounted.
      }
    await waitFor(50);
    this.#process?.kill('SIGKILL');
    rmSync(this.#base, {recursive: true, force: true});
  }
}
