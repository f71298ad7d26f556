/**
 * The part of Linux' FUSE protocol (linux/fuse.h, version 7.31) for a file system of one file: the head of a request, and the layouts of
 * the answers. Little-endian, like the supported machines.
 */

/** The requests of the kernel. */
export const OPERATION = {
  lookup: 1,
  forget: 2,
  getattr: 3,
  setattr: 4,
  open: 14,
  read: 15,
  write: 16,
  statfs: 17,
  release: 18,
  fsync: 20,
  flush: 25,
  init: 26,
  opendir: 27,
  releasedir: 29,
  access: 34,
  interrupt: 36,
  destroy: 38,
  batchForget: 42,
} as const;

/** Linux error numbers in answers. */
export const ERROR = {none: 0, noEntry: -2, unknown: -38} as const;

/** The largest write of the kernel, in bytes. */
export const MAX_WRITE = 1 << 20;

const IN_HEADER = 40;
const OUT_HEADER = 16;
const BIG_WRITES = 1 << 5;
const MAX_PAGES = 1 << 22;
const DIRECT_IO = 1;
const ROOT = 1n;
const FILE = 2n;
const FOR_GOOD = 3_600n;

/** A request of the kernel. */
export type FuseRequest = {
  readonly operation: number;
  readonly unique: bigint;
  readonly node: bigint;
  readonly body: Buffer;
};

/** Reads a request. The body is a view of the buffer, valid until the buffer is filled again. */
export const readRequest = (buffer: Buffer, length: number): FuseRequest => ({
  operation: buffer.readUInt32LE(4),
  unique: buffer.readBigUInt64LE(8),
  node: buffer.readBigUInt64LE(16),
  body: buffer.subarray(IN_HEADER, length),
});

/** Builds an answer with its head. */
export const answerOf = (unique: bigint, error: number, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(OUT_HEADER);
  head.writeUInt32LE(OUT_HEADER + body.length, 0);
  head.writeInt32LE(error, 4);
  head.writeBigUInt64LE(unique, 8);
  return Buffer.concat([head, body]);
};

/** Builds the answer to the first request: the features of both sides. */
export const initAnswer = (): Buffer => {
  const body = Buffer.alloc(64);
  body.writeUInt32LE(7, 0);
  body.writeUInt32LE(31, 4);
  body.writeUInt32LE(MAX_WRITE, 8);
  body.writeUInt32LE(BIG_WRITES | MAX_PAGES, 12);
  body.writeUInt16LE(16, 16);
  body.writeUInt16LE(12, 18);
  body.writeUInt32LE(MAX_WRITE, 20);
  body.writeUInt32LE(1, 24);
  body.writeUInt16LE(MAX_WRITE / 4_096, 28);
  return body;
};

/** Builds the attributes of the folder, or of the file of this size. */
export const attributesOf = (node: bigint, size: number): Buffer => {
  const isFolder = node === ROOT;
  const body = Buffer.alloc(16 + 88);
  body.writeBigUInt64LE(FOR_GOOD, 0);
  const attributes = body.subarray(16);
  attributes.writeBigUInt64LE(node, 0);
  attributes.writeBigUInt64LE(BigInt(isFolder ? 0 : size), 8);
  attributes.writeBigUInt64LE(BigInt(isFolder ? 0 : size / 512), 16);
  attributes.writeUInt32LE(isFolder ? 0o040_700 : 0o100_600, 60);
  attributes.writeUInt32LE(1, 64);
  attributes.writeUInt32LE(4_096, 80);
  return body;
};

/** Builds the entry of the file. */
export const entryOf = (size: number): Buffer => {
  const head = Buffer.alloc(40);
  head.writeBigUInt64LE(FILE, 0);
  head.writeBigUInt64LE(FOR_GOOD, 16);
  head.writeBigUInt64LE(FOR_GOOD, 24);
  return Buffer.concat([head, attributesOf(FILE, size).subarray(16)]);
};

/** Builds the answer to an open, which bypasses the kernel's cache, so that all written data are here. */
export const openAnswer = (): Buffer => {
  const body = Buffer.alloc(16);
  body.writeUInt32LE(DIRECT_IO, 8);
  return body;
};

/** Reads the offset and the length of a read or write, and a write's bytes. */
export const extentOf = (
  body: Buffer,
): {
  readonly offset: number;
  readonly size: number;
  readonly data: Buffer;
} => {
  const size = body.readUInt32LE(16);
  return {offset: Number(body.readBigUInt64LE(8)), size, data: body.subarray(40, 40 + size)};
};

/** Builds the answer with the number of written bytes. */
export const writtenAnswer = (size: number): Buffer => {
  const body = Buffer.alloc(8);
  body.writeUInt32LE(size, 0);
  return body;
};
