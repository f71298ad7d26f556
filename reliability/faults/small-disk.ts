import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {type Run, Skipped} from '../program/program.ts';
import {waitUntil} from '../program/wait.ts';

const MIB = 48;
const LEAST_FILL = 1_024;

const command = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 20_000}).trim();

/** A small ext4 file system on a loop device. Needs root. */
export class SmallDisk {
  /** The mount point. */
  readonly folder: string;
  #loop = '';
  #fillers = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes and mounts the file system until the end of the scope. Throws Skipped without root or loop devices. */
  static create({atEnd}: Pick<Run, 'atEnd'>): SmallDisk {
    if (process.getuid?.() !== 0 || !existsSync('/dev/loop-control'))
      throw new Skipped('a disk of its own needs root and loop devices');
    const base = mkdtempSync(join(tmpdir(), 'lamplight-small-disk-'));
    const disk = new SmallDisk(join(base, 'files'));
    atEnd(() => {
      disk.#dispose();
      rmSync(base, {recursive: true, force: true});
    });
    mkdirSync(disk.folder);
    const image = join(base, 'image');
    command('truncate', '-s', `${MIB}M`, image);
    // Blocks of the size of a memory page, as on disks of usual size: SQLite reserves its shared memory page by page, and with smaller
    // blocks a full disk would end the process (SIGBUS).
    command('mkfs.ext4', '-q', '-F', '-b', '4096', '-N', '8000', image);
    disk.#loop = command('losetup', '--find', '--show', image);
    disk.#mount();
    return disk;
  }

  /** Fills the disk to the last block, repeatedly as blocks become free. */
  fill(): void {
    for (let bytes = this.free; bytes >= LEAST_FILL; bytes = Math.floor(bytes / 2))
      try {
        this.#fillers += 1;
        writeFileSync(join(this.folder, `filler-${this.#fillers}`), Buffer.alloc(bytes));
      } catch {
        // The disk is full: the file contains all blocks that were free.
      }
  }

  /** Frees the space. */
  empty(): void {
    for (; this.#fillers > 0; this.#fillers -= 1)
      rmSync(join(this.folder, `filler-${this.#fillers}`), {force: true});
  }

  /** Free bytes. */
  get free(): number {
    const {bavail, bsize} = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Makes the kernel notice an error of the file system: it becomes read-only. */
  failReadOnly(): void {
    writeFileSync(join('/sys/fs/ext4', basename(this.#loop), 'trigger_fs_error'), 'deliberate');
  }

  /** Repairs and mounts the file system again after all its files are closed. */
  async repair(): Promise<void> {
    await waitUntil(
      () => {
        try {
          command('umount', this.folder);
          return true;
        } catch {
          return false;
        }
      },
      {within: 30_000, every: 20, what: 'taking the file system away'},
    );
    try {
      command('e2fsck', '-p', this.#loop);
    } catch {
      // The exit code says that errors were repaired.
    }
    this.#mount();
  }

  #mount(): void {
    command('mount', '-t', 'ext4', '-o', 'errors=remount-ro', this.#loop, this.folder);
  }

  #dispose(): void {
    for (const [program, ...args] of [
      ['umount', '--lazy', this.folder],
      ['losetup', '--detach', this.#loop],
    ] as const)
      try {
        command(program, ...args);
      } catch {
        // The file system was not mounted or the device not attached.
      }
  }
}
