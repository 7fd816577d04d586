import { createHash } from 'node:crypto';
import { CarBufferReader } from '@ipld/car/buffer-reader';
import { exporter, NoPropError, NotFoundError, type ReadableStorage } from 'ipfs-unixfs-exporter';

const SHA2_256 = 0x12;

/** The result of looking up a path in a packed site. */
type Entry =
  | { readonly type: 'file'; readonly cid: string; readonly content: Uint8Array<ArrayBuffer> }
  | { readonly type: 'folder' };

/** A packed site that is open for reading. */
export type Archive = {
  /** The address of the site: a CIDv1 in base 32. */
  readonly cid: string;
  /**
   * @param path - Decoded, starting with `/`.
   * @returns undefined when the path does not exist.
   * @throws {WrongBlockError} when a block does not match its address.
   */
  readonly read: (path: string) => Promise<Entry | undefined>;
};

/** Opens an archive. Each read checks the block against its address. */
export function openArchive(car: Uint8Array): Archive {
  const reader = CarBufferReader.fromBytes(car);
  const [root, ...more] = reader.getRoots().map(String);
  if (root === undefined || more.length > 0) throw new NoSingleRootError();
  const blocks = checkedBlocks(
    new Map(reader.blocks().map(({ cid, bytes }) => [cid.toString(), bytes])),
  );
  return { cid: root, read: (path) => read(blocks, root + path.replace(/\/+$/, '')) };
}

function checkedBlocks(blocks: ReadonlyMap<string, Uint8Array>): ReadableStorage {
  return {
    get: (cid) => {
      const bytes = blocks.get(cid.toString());
      if (bytes === undefined) throw new MissingBlockError(cid.toString());
      const digest = createHash('sha256').update(bytes).digest();
      if (cid.multihash.code !== SHA2_256 || !digest.equals(cid.multihash.digest))
        throw new WrongBlockError(cid.toString());
      return bytes;
    },
  };
}

async function read(blocks: ReadableStorage, path: string): Promise<Entry | undefined> {
  const entry = await exporter(path, blocks).catch((error: unknown) => {
    // The folder does not have this name, or the path continues after a file.
    if (error instanceof NotFoundError || error instanceof NoPropError) return undefined;
    throw error;
  });
  if (entry === undefined) return undefined;
  if (entry.type === 'directory') return { type: 'folder' };
  const parts: Uint8Array[] = [];
  for await (const part of entry.content()) parts.push(part);
  return { type: 'file', cid: entry.cid.toString(), content: Buffer.concat(parts) };
}

class NoSingleRootError extends Error {
  override readonly name = 'NoSingleRootError';
}

class MissingBlockError extends Error {
  override readonly name = 'MissingBlockError';
}

class WrongBlockError extends Error {
  override readonly name = 'WrongBlockError';
}
