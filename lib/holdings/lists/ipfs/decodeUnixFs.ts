import { varint } from 'multiformats';

/** The kinds of UnixFS nodes that are read, by their number. */
const KINDS: Readonly<Record<number, UnixFsNode['kind']>> = { 0: 'file', 1: 'folder', 2: 'file' };

const TYPE_FIELD = 1;
const DATA_FIELD = 2;

/** A UnixFS node; `other` is an unsupported kind. `data` is the file content in this node. */
type UnixFsNode = {
  readonly kind: 'file' | 'folder' | 'other';
  readonly data: Uint8Array;
};

/**
 * Decodes a UnixFS node, which is a protobuf message. Sizes, modes and times are skipped: the links
 * and hashes define a file.
 *
 * @throws {Error} when the bytes are not such a message.
 */
export function decodeUnixFs(bytes: Uint8Array): UnixFsNode {
  let kind: UnixFsNode['kind'] = 'other';
  let data = new Uint8Array();
  let offset = 0;
  const number = () => {
    const [value, length] = varint.decode(bytes, offset);
    offset += length;
    return value;
  };
  const part = (length: number) => {
    if (length > bytes.length - offset) throw new TruncatedNodeError();
    offset += length;
    return bytes.slice(offset - length, offset);
  };
  while (offset < bytes.length) {
    const tag = number();
    const [field, wireType] = [tag >> 3, tag & 7];
    const value = wireType === 0 ? number() : part(wireType === 2 ? number() : fixed(wireType));
    if (field === TYPE_FIELD && typeof value === 'number') kind = KINDS[value] ?? 'other';
    if (field === DATA_FIELD && typeof value !== 'number') data = value;
  }
  return { kind, data };
}

/** The length of a field with a fixed length: 64 or 32 bits. */
function fixed(wireType: number): number {
  if (wireType === 1) return 8;
  if (wireType === 5) return 4;
  throw new TruncatedNodeError();
}

/** The bytes are shorter or longer than the UnixFS node that they encode. */
class TruncatedNodeError extends Error {
  override readonly name = 'TruncatedNodeError';
}
