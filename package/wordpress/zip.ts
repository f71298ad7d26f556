import {crc32, deflateRawSync} from 'node:zlib';

// The first day that the format supports: the same files result in the same bytes.
const DATE = (1 << 5) | 1;
const FILE_RECORD = 0x04034b50;
const DIRECTORY_RECORD = 0x02014b50;
const END_RECORD = 0x06054b50;
// Names in UTF-8.
const FLAGS = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
// A regular Unix file, readable by all.
const MODE = 0o100644;

const record = (signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  let at = bytes.writeUInt32LE(signature);
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

/**
 * Packs files into a zip archive (PKWARE APPNOTE 6.3). The bytes depend on names and contents only: sorted by name, one date for all.
 * Throws a RangeError when the archive would not fit into the format without its extensions (4 GiB).
 */
export const zip = (files: Readonly<Record<string, string | Uint8Array>>): Buffer => {
  const content: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const names = Object.keys(files).toSorted();
  for (const path of names) {
    const name = Buffer.from(path);
    const plain = Buffer.from(files[path] ?? '');
    const packed = deflateRawSync(plain, {level: 9});
    const common = [
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, crc32(plain)],
      [4, packed.length],
      [4, plain.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = record(FILE_RECORD, [[2, VERSION], ...common]);
    content.push(local, name, packed);
    directory.push(
      record(DIRECTORY_RECORD, [
        // 3: made on Unix, so that the mode counts.
        [2, (3 << 8) | VERSION],
        [2, VERSION],
        ...common,
        [2, 0],
        [2, 0],
        [2, 0],
        [4, MODE * 0x10000],
        [4, offset],
      ]),
      name,
    );
    offset += local.length + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = record(END_RECORD, [
    [2, 0],
    [2, 0],
    [2, names.length],
    [2, names.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...content, listed, end]);
};
