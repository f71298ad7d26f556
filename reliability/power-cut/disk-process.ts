/**
 * A process that acts as a disk: `disk-process.ts <folder> <bytes>` mounts a file system on the folder with one file in it, `disk`, whose
 * bytes are in this process's memory. The process is separate because a process that waits for a file system cannot also answer its
 * requests.
 */
import {spawn} from 'node:child_process';
import {openSync, read, writeSync} from 'node:fs';
import {promisify} from 'node:util';
import {Random} from '../program/random.ts';
import {
  answerOf,
  attributesOf,
  entryOf,
  ERROR,
  extentOf,
  type FuseRequest,
  initAnswer,
  MAX_WRITE,
  openAnswer,
  OPERATION,
  readRequest,
  writtenAnswer,
} from './fuse.ts';
import {type Fate, Platter} from './platter.ts';

/** Messages from the program to its disk. */
export type DiskCommand =
  | {readonly kind: 'cut'; readonly seed: number; readonly fate: Fate}
  | {readonly kind: 'power-on'};

const [folder = '', bytes = '0'] = process.argv.slice(2);
const platter = new Platter(Number(bytes));
const fuse = openSync('/dev/fuse', 'r+');
const readFuse = promisify(read);

// Undefined: the kernel expects no answer.
const serve = ({operation, unique, node, body}: FuseRequest): Buffer | undefined => {
  const answer = (content?: Buffer) => answerOf(unique, ERROR.none, content);
  switch (operation) {
    case OPERATION.init:
      return answer(initAnswer());
    case OPERATION.lookup:
      return body.toString('utf8', 0, body.indexOf(0)) === 'disk'
        ? answer(entryOf(platter.size))
        : answerOf(unique, ERROR.noEntry);
    case OPERATION.getattr:
    case OPERATION.setattr:
      return answer(attributesOf(node, platter.size));
    case OPERATION.open:
    case OPERATION.opendir:
      return answer(openAnswer());
    case OPERATION.read: {
      const {offset, size} = extentOf(body);
      return answer(platter.read(offset, size));
    }
    case OPERATION.write: {
      const {offset, size, data} = extentOf(body);
      platter.write(offset, data);
      return answer(writtenAnswer(size));
    }
    case OPERATION.fsync:
      platter.flush();
      return answer();
    case OPERATION.statfs:
      return answer(Buffer.alloc(80));
    case OPERATION.release:
    case OPERATION.releasedir:
    case OPERATION.flush:
    case OPERATION.access:
    case OPERATION.destroy:
      return answer();
    case OPERATION.forget:
    case OPERATION.batchForget:
    case OPERATION.interrupt:
      return undefined;
    default:
      return answerOf(unique, ERROR.unknown);
  }
};

process.on('message', (command: DiskCommand) => {
  if (command.kind === 'power-on') platter.powerOn();
  process.send?.(command.kind === 'cut' ? platter.cut(new Random(command.seed), command.fate) : {});
});
process.on('disconnect', () => process.exit(0));

// The mount passes on the opened device; the kernel's first request is answered below.
const mount = spawn(
  'mount',
  ['-i', '-t', 'fuse', '-o', `fd=3,rootmode=40000,user_id=0,group_id=0`, 'lamplight-disk', folder],
  {stdio: ['ignore', 'inherit', 'inherit', fuse]},
);
mount.on('exit', (code) => process.send?.({mounted: code === 0}));

const buffer = Buffer.alloc(MAX_WRITE + 4_096);
for (;;) {
  const length = await readFuse(fuse, buffer, 0, buffer.length, null).then(
    ({bytesRead}) => bytesRead,
    // Reads fail before the mount (EPERM) and permanently after the unmount (ENODEV).
    (error: NodeJS.ErrnoException) => (error.code === 'ENODEV' ? -1 : 0),
  );
  if (length === -1) break;
  if (length === 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    continue;
  }
  const answer = serve(readRequest(buffer, length));
  if (answer) writeSync(fuse, answer);
}
process.exit(0);
